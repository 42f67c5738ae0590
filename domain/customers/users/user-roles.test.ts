import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leavesOperatorWithoutAdministrator, vacatedRoles } from './last-administrator.rules.ts';
import { offeredRoles } from './offered-roles.rules.ts';
import { hasRolesElsewhere, rolesAfter, rolesIn, type RolesQuestion } from './roles-after.rules.ts';
import { rolesInUserView, type UserRoles } from './user-roles.ts';
import { isInvitation, userActions, userStatus } from './user-state.rules.ts';

const usual = offeredRoles([]);
const nothing: UserRoles = { roles: [], companies: [] };

const ask = (changed: Partial<RolesQuestion>) =>
  rolesAfter({
    administered: [1, 2],
    before: nothing,
    requested: { roles: [], companies: [{ companyId: 1, roles: ['TICKET_ADMIN'] }] },
    offered: new Map([
      [1, usual],
      [2, usual],
    ]),
    ...changed,
  });

describe('a new link to a user', () => {
  it.each([
    ['INVITED', true],
    ['INVITATION_EXPIRED', true],
    ['DEACTIVATED', false],
    ['ACTIVE', false],
  ] as const)('who is %s is an invitation: %s', (status, isOne) => {
    expect(isInvitation(status)).toBe(isOne);
  });
});

describe('what may be done with a user', () => {
  it('is to edit and deactivate who is active', () => {
    expect(userActions({ state: 'ACTIVE', isOneself: false })).toEqual(
      new Set(['edit', 'deactivate']),
    );
  });
  it('is also to send a reactivation e-mail to who is inactive', () => {
    expect(userActions({ state: 'INACTIVE', isOneself: false })).toEqual(
      new Set(['edit', 'deactivate', 'reactivate']),
    );
  });
  it('is nothing with who is deleted, and no deactivation of oneself', () => {
    expect(userActions({ state: 'DELETED', isOneself: false })).toEqual(new Set());
    expect(userActions({ state: 'ACTIVE', isOneself: true })).toEqual(new Set(['edit']));
  });
});

describe('the status of a user', () => {
  const now = Temporal.Instant.from('2026-03-06T09:00:00Z');
  const later = now.add({ nanoseconds: 1 });
  it('of an inactive one is invited until the link ends, then expired; deactivated without one', () => {
    expect(userStatus({ state: 'INACTIVE', invitedUntil: later }, now)).toBe('INVITED');
    expect(userStatus({ state: 'INACTIVE', invitedUntil: now }, now)).toBe('INVITATION_EXPIRED');
    expect(userStatus({ state: 'INACTIVE', invitedUntil: null }, now)).toBe('DEACTIVATED');
  });
  it('is the state of every other', () => {
    expect(userStatus({ state: 'ACTIVE', invitedUntil: null }, now)).toBe('ACTIVE');
    expect(userStatus({ state: 'DELETED', invitedUntil: null }, now)).toBe('DELETED');
  });
});

describe('the roles that are offered', () => {
  it('have the school role only where there is a school-ticket agreement', () => {
    expect(usual).toEqual(['COMPANY_ADMIN', 'TICKET_ADMIN', 'USER_ADMIN']);
    expect(offeredRoles(['SUBSCRIPTIONS', 'SCHOOLTICKET'])).toContain('SCHOOLTICKET_ADMIN');
    expect(offeredRoles(['SUBSCRIPTIONS', 'TICKETOFFICE'])).toEqual(usual);
  });
  it('are all that can be given; one that is held may be kept when it is offered no longer', () => {
    const requested = { roles: [], companies: [{ companyId: 1, roles: ['SCHOOLTICKET_ADMIN'] }] };
    expect(ask({ requested })).toEqual({ refused: 'ROLE_NOT_OFFERED' });
    expect(ask({ requested, before: requested })).toEqual({ after: requested });
  });
});

describe('the roles of a user after they were saved', () => {
  it('are at least one, global or in a company', () => {
    expect(ask({ requested: nothing })).toEqual({ refused: 'NO_ROLE' });
    expect(ask({ requested: { roles: [], companies: [{ companyId: 1, roles: [] }] } })).toEqual({
      refused: 'NO_ROLE',
    });
    const global = { roles: ['GLOBAL_USER_ADMIN'], companies: [] };
    expect(ask({ administered: 'whole-tenant', requested: global })).toEqual({ after: global });
  });
  it('may be none here when there are others elsewhere', () => {
    const elsewhere = { roles: [], companies: [{ companyId: 9, roles: ['TICKET_ADMIN'] }] };
    expect(ask({ before: elsewhere, requested: nothing })).toEqual({ after: elsewhere });
  });
  it('have global roles by a global administrator only', () => {
    const requested = { roles: ['GLOBAL_USER_ADMIN'], companies: [] };
    expect(ask({ requested })).toEqual({ refused: 'GLOBAL_ROLES_NOT_ALLOWED' });
  });
  it('are of no company that there is not, or not for this administrator', () => {
    const requested = { roles: [], companies: [{ companyId: 9, roles: ['TICKET_ADMIN'] }] };
    expect(ask({ requested })).toEqual({ refused: 'COMPANY_NOT_FOUND' });
    expect(ask({ requested, administered: 'whole-tenant' })).toEqual({
      refused: 'COMPANY_NOT_FOUND',
    });
  });

  const company = (ids: number[]) =>
    fc.record({
      companyId: fc.constantFrom(...ids),
      roles: fc.uniqueArray(fc.constantFrom(...rolesInUserView)),
    });
  const companies = (ids: number[]) =>
    fc.uniqueArray(company(ids), { selector: ({ companyId }) => companyId });

  it('are elsewhere as they were, whatever a local administrator saves', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom('GLOBAL_USER_ADMIN', 'GLOBAL_COMPANY_ADMIN')),
        companies([1, 2, 3, 4]),
        companies([1, 2]),
        (roles, currentCompanies, requested) => {
          const before = { roles, companies: currentCompanies };
          const answer = ask({
            before,
            requested: { roles: [], companies: requested },
            offered: new Map([1, 2].map((id) => [id, rolesInUserView])),
          });
          if ('refused' in answer) return answer.refused === 'NO_ROLE';
          expect(answer.after.roles).toEqual(roles);
          for (const id of [3, 4]) expect(rolesIn(answer.after, id)).toEqual(rolesIn(before, id));
          for (const { companyId, roles: newRoles } of requested) {
            expect(rolesIn(answer.after, companyId)).toEqual(newRoles);
          }
          return true;
        },
      ),
    );
  });
  it('are elsewhere when one is global or in another company', () => {
    const here = { roles: [], companies: [{ companyId: 1, roles: ['TICKET_ADMIN'] }] };
    expect(hasRolesElsewhere([1], here)).toBe(false);
    expect(hasRolesElsewhere([2], here)).toBe(true);
    expect(hasRolesElsewhere([1], { ...here, roles: ['GLOBAL_USER_ADMIN'] })).toBe(true);
    expect(hasRolesElsewhere('whole-tenant', here)).toBe(false);
  });
});

describe('a company', () => {
  it('is left without an administrator when the last one loses the role', () => {
    const before = ['USER_ADMIN', 'COMPANY_ADMIN', 'TICKET_ADMIN'];
    expect(vacatedRoles({ before, after: [], others: [] })).toEqual([
      'USER_ADMIN',
      'COMPANY_ADMIN',
    ]);
    expect(vacatedRoles({ before, after: [], others: [{ roles: ['USER_ADMIN'] }] })).toEqual([
      'COMPANY_ADMIN',
    ]);
    expect(vacatedRoles({ before, after: ['USER_ADMIN'], others: [] })).toEqual(['COMPANY_ADMIN']);
  });
  it('is not when somebody else has the role, the user keeps it, or never had it', () => {
    const others = [{ roles: ['USER_ADMIN', 'COMPANY_ADMIN'] }];
    expect(vacatedRoles({ before: ['USER_ADMIN'], after: [], others })).toEqual([]);
    expect(vacatedRoles({ before: ['USER_ADMIN'], after: ['USER_ADMIN'], others: [] })).toEqual([]);
    expect(vacatedRoles({ before: ['TICKET_ADMIN'], after: [], others: [] })).toEqual([]);
  });
});

describe('an operator', () => {
  const before = ['GLOBAL_COMPANY_ADMIN', 'GLOBAL_USER_ADMIN'];
  it('is left without a global user administrator when the last one loses the role', () => {
    const after = ['GLOBAL_COMPANY_ADMIN'];
    expect(leavesOperatorWithoutAdministrator({ before, after, others: 0 })).toBe(true);
    expect(leavesOperatorWithoutAdministrator({ before, after, others: 1 })).toBe(false);
    expect(leavesOperatorWithoutAdministrator({ before, after: before, others: 0 })).toBe(false);
    expect(leavesOperatorWithoutAdministrator({ before: after, after: [], others: 0 })).toBe(false);
  });
});
