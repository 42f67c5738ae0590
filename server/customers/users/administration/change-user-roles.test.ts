import { listSubscribers } from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import { describe, expect } from 'vitest';
import { bringBack, markDeleted, placeCompany } from '#customers/companies/test-companies.store.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { firstMoment } from '#testing/portal/test-clock.ts';
import { setGlobalRoles, setRoles } from '#testing/portal/access-changes.store.ts';
import { changesOfUser, giveSchoolAgreement, storedRoles } from './test-administration.store.ts';
import { idOf, newUser, refused, rolesOf, usersAs } from './test-users-as.ts';

describe('the roles of a user', () => {
  const local = (portal: TestPortal) => usersAs(portal, portal.user('users'));
  const global = (portal: TestPortal) => usersAs(portal, portal.user('user-support'));
  /** Where `users` is administrator, and where not. */
  const here = (portal: TestPortal) => portal.company('several-services').id;
  const there = (portal: TestPortal) => portal.company('large').id;

  const somebody = async (portal: TestPortal) => idOf(await local(portal).create(newUser()));
  const stored = (portal: TestPortal, id: number) => storedRoles(portal.database, id);

  portalTest('are given and taken, and say when they were changed last', async (portal) => {
    const id = await somebody(portal);
    portal.clock.set('2026-03-07T10:00:00Z');
    expect(
      await local(portal).give(id, here(portal), ['TICKET_ADMIN', 'COMPANY_ADMIN']),
    ).toMatchObject({
      status: 200,
      json: { userId: id, lastModified: '2026-03-07T10:00:00Z' },
    });
    expect(rolesOf(await local(portal).roles(id))).toMatchObject({
      userId: id,
      lastModified: '2026-03-07T10:00:00Z',
      roles: [],
      rolesElsewhere: false,
      companies: [
        {
          companyId: here(portal),
          companyType: 'RUTER_CUSTOMER',
          roles: ['COMPANY_ADMIN', 'TICKET_ADMIN'],
          offeredRoles: ['COMPANY_ADMIN', 'TICKET_ADMIN', 'USER_ADMIN'],
        },
      ],
    });
    await local(portal).give(id, here(portal), ['USER_ADMIN']);
    expect(await stored(portal, id)).toEqual([`${here(portal)} USER_ADMIN`]);
    // Companies are read by their names, not in the order in which they came.
    const newest = await placeCompany(portal.database, {
      name: 'Abel Bygg AS',
      organisationNumber: '310004011',
      customerNumber: 'K-7',
    });
    const roles = ['TICKET_ADMIN' as const];
    const companies = [here(portal), newest].map((companyId) => ({ companyId, roles }));
    expect(await global(portal).change(id, { roles: [], companies })).toMatchObject({
      status: 200,
    });
    const named = rolesOf(await global(portal).roles(id)).companies;
    expect(named.map(({ companyId, customerNumber }) => [companyId, customerNumber])).toEqual([
      [newest, 'K-7'],
      [here(portal), String(here(portal))],
    ]);
  });

  portalTest('that are saved as they were change nothing', async (portal) => {
    const id = await somebody(portal);
    await local(portal).give(id, here(portal), ['TICKET_ADMIN']);
    const before = await changesOfUser(portal.database, id);
    portal.clock.set('2026-03-08T10:00:00Z');
    expect(await local(portal).give(id, here(portal), ['TICKET_ADMIN'])).toMatchObject({
      json: { lastModified: Temporal.Instant.from(firstMoment).toString() },
    });
    expect(await changesOfUser(portal.database, id)).toEqual(before);
  });

  portalTest('are in the record before and after, for each company by itself', async (portal) => {
    const id = await somebody(portal);
    await global(portal).change(id, {
      roles: ['GLOBAL_SCHOOLTICKET_ADMIN'],
      companies: [
        { companyId: here(portal), roles: ['TICKET_ADMIN'] },
        { companyId: there(portal), roles: ['COMPANY_ADMIN'] },
      ],
    });
    const [, ...changes] = await changesOfUser(portal.database, id);
    expect(changes).toMatchObject([
      { company_id: here(portal), before: { roles: [] }, after: { roles: ['TICKET_ADMIN'] } },
      { company_id: there(portal), before: { roles: [] }, after: { roles: ['COMPANY_ADMIN'] } },
      {
        company_id: null,
        before: { roles: [] },
        after: { roles: ['GLOBAL_SCHOOLTICKET_ADMIN'] },
      },
    ]);
    // Global ones alone are a change, too.
    portal.clock.set('2026-03-07T11:00:00Z');
    const without = {
      roles: [],
      companies: [
        { companyId: here(portal), roles: ['TICKET_ADMIN' as const] },
        { companyId: there(portal), roles: ['COMPANY_ADMIN' as const] },
      ],
    };
    expect(await global(portal).change(id, without)).toMatchObject({
      json: { lastModified: '2026-03-07T11:00:00Z' },
    });
    expect(rolesOf(await global(portal).roles(id)).lastModified).toBe('2026-03-07T11:00:00Z');
    expect((await changesOfUser(portal.database, id)).slice(changes.length + 1)).toMatchObject([
      { company_id: null, before: { roles: ['GLOBAL_SCHOOLTICKET_ADMIN'] }, after: { roles: [] } },
    ]);
    expect(new Set(changes.map(({ kind }) => kind))).toEqual(new Set(['change-user-roles']));
  });

  portalTest('are at least one', async (portal) => {
    const id = await somebody(portal);
    expect(await local(portal).change(id, { roles: [], companies: [] })).toMatchObject(
      refused('NO_ROLE', 422),
    );
    expect(await local(portal).give(id, here(portal), [])).toMatchObject(refused('NO_ROLE', 422));
  });

  portalTest('are of known names, each company and each role once', async (portal) => {
    const id = await somebody(portal);
    const twice = { companyId: here(portal), roles: ['TICKET_ADMIN'] as const };
    const bodies = [
      { roles: [], companies: [{ companyId: here(portal), roles: ['GARDENER'] }] },
      { roles: ['GARDENER'], companies: [] },
      { roles: [], companies: [twice, twice] },
      {
        roles: [],
        companies: [{ companyId: here(portal), roles: ['TICKET_ADMIN', 'TICKET_ADMIN'] }],
      },
    ];
    for (const body of bodies) {
      const answer = await local(portal).change(
        id,
        body as Parameters<ReturnType<typeof local>['change']>[1],
      );
      expect(answer).toMatchObject({ status: 422, json: { code: 'INVALID_INPUT' } });
    }
  });

  portalTest(
    'have the school role only where there is a school-ticket agreement',
    async (portal) => {
      const id = await somebody(portal);
      expect(await local(portal).give(id, here(portal), ['SCHOOLTICKET_ADMIN'])).toMatchObject(
        refused('ROLE_NOT_OFFERED', 422),
      );
      const { id: school } = portal.company('arbitrary-dates');
      await giveSchoolAgreement(portal.database, school);
      expect(await global(portal).give(id, school, ['SCHOOLTICKET_ADMIN'])).toMatchObject({
        status: 200,
      });
    },
  );

  portalTest(
    'that no box gives are kept as long as they are sent, and not given anew',
    async (portal) => {
      const id = await somebody(portal);
      await local(portal).give(id, here(portal), ['TICKET_ADMIN']);
      expect(await local(portal).give(id, here(portal), ['FREETICKET_ADMIN'])).toMatchObject(
        refused('ROLE_NOT_OFFERED', 422),
      );
      await setRoles(portal.database, {
        userId: id,
        companyId: here(portal),
        roles: ['FREETICKET_ADMIN'],
      });
      await local(portal).give(id, here(portal), ['FREETICKET_ADMIN', 'TICKET_ADMIN']);
      expect(await stored(portal, id)).toEqual([
        `${here(portal)} FREETICKET_ADMIN`,
        `${here(portal)} TICKET_ADMIN`,
      ]);
    },
  );

  portalTest('are of companies that are there, whoever gives them', async (portal) => {
    const id = await somebody(portal);
    const { id: companyId } = portal.company('arbitrary-dates');
    await markDeleted(portal.database, [companyId]);
    expect(await global(portal).give(id, companyId, ['TICKET_ADMIN'])).toMatchObject(
      refused('COMPANY_NOT_FOUND', 404),
    );
    await bringBack(portal.database, companyId);
    await global(portal).give(id, companyId, ['TICKET_ADMIN']);
    expect(await stored(portal, id)).toEqual([`${companyId} TICKET_ADMIN`]);
    // A role in a deleted company is kept and not shown.
    await global(portal).give(id, here(portal), ['TICKET_ADMIN']);
    await setRoles(portal.database, { userId: id, companyId, roles: ['TICKET_ADMIN'] });
    await markDeleted(portal.database, [companyId]);
    const shownCompanies = rolesOf(await global(portal).roles(id)).companies;
    expect(shownCompanies.map((company) => company.companyId)).toEqual([here(portal)]);
    await bringBack(portal.database, companyId);
  });

  portalTest('are global by global administrators only', async (portal) => {
    const id = await somebody(portal);
    const body = { roles: ['GLOBAL_USER_ADMIN' as const], companies: [] };
    expect(await local(portal).change(id, body)).toMatchObject(
      refused('GLOBAL_ROLES_NOT_ALLOWED', 403),
    );
    expect(await local(portal).get(id)).toMatchObject({ status: 200 });
    expect(await global(portal).change(id, body)).toMatchObject({ status: 200 });
    expect(await stored(portal, id)).toEqual(['GLOBAL_USER_ADMIN']);
    // The maker of a user may not administer them once they have a global role.
    expect(await local(portal).get(id)).toMatchObject(refused('USER_NOT_FOUND', 404));
    expect(await local(portal).deactivate(id)).toMatchObject(refused('USER_NOT_FOUND', 404));
  });

  portalTest(
    'elsewhere are neither seen nor lost when a local administrator saves',
    async (portal) => {
      const id = await somebody(portal);
      await setGlobalRoles(portal.database, id, ['GLOBAL_COMPANY_ADMIN']);
      await global(portal).change(id, {
        roles: ['GLOBAL_COMPANY_ADMIN'],
        companies: [
          { companyId: here(portal), roles: ['TICKET_ADMIN'] },
          { companyId: there(portal), roles: ['TICKET_ADMIN', 'COMPANY_ADMIN'] },
        ],
      });
      const currentRoles = rolesOf(await local(portal).roles(id));
      expect(currentRoles).toMatchObject({ roles: [], rolesElsewhere: true });
      expect(currentRoles.companies.map(({ companyId }) => companyId)).toEqual([here(portal)]);
      await local(portal).give(id, here(portal), ['COMPANY_ADMIN']);
      const elsewhere = [
        `${there(portal)} COMPANY_ADMIN`,
        `${there(portal)} TICKET_ADMIN`,
        'GLOBAL_COMPANY_ADMIN',
      ];
      expect(await stored(portal, id)).toEqual([`${here(portal)} COMPANY_ADMIN`, ...elsewhere]);
      // Without a role here they belong to other companies, which this administrator does not reach.
      expect(await local(portal).change(id, { roles: [], companies: [] })).toMatchObject({
        status: 200,
      });
      expect(await stored(portal, id)).toEqual(elsewhere);
      expect(await local(portal).get(id)).toMatchObject(refused('USER_NOT_FOUND', 404));
    },
  );

  portalTest('decide what the user may do at their next call', async (portal) => {
    const user = portal.user('hr-single');
    const { id } = portal.company('single-service');
    const look = async () =>
      (await portal.callAs(user, listSubscribers, { params: { id } })).status;
    expect(await look()).toBe(200);
    await global(portal).give(user.id, id, ['TICKET_ADMIN']);
    expect(await look()).toBe(403);
    await global(portal).give(user.id, portal.company('contractor').id, ['COMPANY_ADMIN']);
    expect(await look()).toBe(404);
    await global(portal).give(user.id, id, ['COMPANY_ADMIN']);
    expect(await look()).toBe(200);
  });
});
