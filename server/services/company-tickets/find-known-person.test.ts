import { findKnownPerson } from '@takst/contract/services/company-tickets/find-known-person.contract.ts';
import { describe, expect } from 'vitest';
import type { CallInput } from '#testing/portal/call-as.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { placeQuarantine, setTicketFacts } from '#ticketing/tickets/test-tickets.store.ts';
import { idOf, newPhone, orderIn } from './test-order.ts';

const date = (text: string) => Temporal.PlainDate.from(text);

describe('whom an order would be for', () => {
  type Lookup = Partial<CallInput<typeof findKnownPerson>['body']>;
  const find = async (portal: TestPortal, lookup: Lookup, key = 'several-services') => {
    const company = portal.company(key);
    const answer = await portal.callAs(portal.user('support'), findKnownPerson, {
      params: { id: company.id },
      body: { phoneCountryCode: '+47', phone: '46000001', ...lookup },
    });
    expect(answer.status).toBe(200);
    return answer.json;
  };
  const nobody = { person: null, employeeIdHolder: null };
  const orderedUntil = async (portal: TestPortal, phone: string, end: string) => {
    const id = idOf(await orderIn(portal)({ phone, startDate: '2026-03-01' }));
    await setTicketFacts(portal.database, id, { expiration_date: date(end) });
  };

  portalTest('is nobody for a phone that no company knows', async (portal) => {
    expect(await find(portal, { phone: newPhone() })).toEqual(nobody);
  });

  portalTest('is who the company knows by the phone, with what they hold', async (portal) => {
    const phone = newPhone();
    await orderIn(portal)({ phone, startDate: '2026-03-01' });
    expect(await find(portal, { phone })).toMatchObject({
      person: {
        firstName: 'Kari',
        lastName: 'Nordmann',
        employeeId: '4711',
        ticket: { status: 'active', startDate: '2026-03-01', expirationDate: null },
        holdsOpenEnded: true,
        firstPossibleStart: null,
      },
    });
  });

  portalTest('can have a ticket after the last one and the quarantine', async (portal) => {
    const phone = newPhone();
    await orderedUntil(portal, phone, '2026-03-31');
    expect(await find(portal, { phone })).toMatchObject({
      person: {
        ticket: { status: 'active', expirationDate: '2026-03-31' },
        holdsOpenEnded: false,
        firstPossibleStart: '2026-05-01',
      },
    });
    // It may begin with the month that has begun: the quarantine is over today, not on its 1st.
    const recent = newPhone();
    const id = idOf(await orderIn(portal)({ phone: recent, startDate: '2026-03-01' }));
    const days = { start_date: date('2026-01-01'), expiration_date: date('2026-02-02') };
    await setTicketFacts(portal.database, id, days);
    expect(await find(portal, { phone: recent })).toMatchObject({
      person: { ticket: null, firstPossibleStart: '2026-03-05' },
    });
  });

  portalTest('holds no ticket that is over or was cancelled', async (portal) => {
    const phone = newPhone();
    const id = idOf(await orderIn(portal)({ phone }));
    const at = Temporal.Instant.from('2026-03-05T08:00:00Z');
    const longAgo = { start_date: date('2025-06-01'), expiration_date: date('2025-12-31') };
    for (const facts of [
      { cancelled_at: at },
      { cancelled_at: null, failed_at: at },
      { failed_at: null, ...longAgo },
    ]) {
      await setTicketFacts(portal.database, id, facts);
      expect(await find(portal, { phone })).toMatchObject({
        person: { ticket: null, holdsOpenEnded: false, firstPossibleStart: null },
      });
    }
    // Of two that live the one that runs is told.
    const days = { start_date: date('2026-03-01'), expiration_date: date('2026-03-31') };
    await setTicketFacts(portal.database, id, days);
    const next = idOf(await orderIn(portal)({ phone, startDate: '2026-08-01' }));
    await setTicketFacts(portal.database, next, { expiration_date: date('2026-09-30') });
    expect(await find(portal, { phone })).toMatchObject({
      person: {
        ticket: { status: 'active', startDate: '2026-03-01' },
        firstPossibleStart: '2026-10-31',
      },
    });
  });

  portalTest(
    'is nobody in a company that does not know them, whoever else does',
    async (portal) => {
      const phone = newPhone();
      await orderIn(portal)({ phone, startDate: '2026-03-01' });
      expect(await find(portal, { phone, employeeId: '4711' }, 'single-service')).toEqual(nobody);
    },
  );

  portalTest(
    'counts the tickets of other companies for a known person, by dates alone',
    async (portal) => {
      const phone = newPhone();
      const company = portal.company('single-service');
      await orderedUntil(portal, phone, '2026-03-02');
      const theirs = await orderIn(portal)(
        { phone, startDate: '2026-05-01', firstName: 'Ola' },
        { company },
      );
      const knownPerson = await find(portal, { phone });
      expect(knownPerson).toMatchObject({
        person: { firstName: 'Kari', ticket: null, holdsOpenEnded: true, firstPossibleStart: null },
      });
      expect(JSON.stringify(knownPerson)).not.toContain(String(idOf(theirs)));
    },
  );

  portalTest('says who has the employee number and a ticket on another phone', async (portal) => {
    const employeeId = 'DUP-7';
    const phone = newPhone();
    const answer = await orderIn(portal)({ phone, employeeId, startDate: '2026-03-01' });
    const { subscriberId: id } = answer.json as { subscriberId: number };
    const employeeIdHolder = { id, firstName: 'Kari', lastName: 'Nordmann' };
    const other = newPhone();
    for (const typed of [employeeId, ' dup-7 ']) {
      expect(await find(portal, { phone: other, employeeId: typed })).toEqual({
        person: null,
        employeeIdHolder,
      });
    }
    expect(await find(portal, { phone, employeeId })).toMatchObject({ employeeIdHolder: null });
    const colleague = newPhone();
    await orderIn(portal)({ phone: colleague, employeeId: 'DUP-8', startDate: '2026-03-01' });
    expect(await find(portal, { phone: colleague, employeeId })).toMatchObject({
      person: { employeeId: 'DUP-8' },
      employeeIdHolder,
    });
    // Of two who have it the one who came first is told.
    await orderIn(portal)({ firstName: 'Ola', employeeId: 'dup-7', startDate: '2026-03-01' });
    expect(await find(portal, { phone: other, employeeId })).toMatchObject({ employeeIdHolder });
    expect(await find(portal, { phone: other, employeeId }, 'single-service')).toEqual(nobody);
    await setTicketFacts(portal.database, idOf(answer), { expiration_date: date('2026-03-05') });
    expect(await find(portal, { phone: other, employeeId })).toMatchObject({
      employeeIdHolder: { firstName: 'Ola' },
    });
  });

  portalTest('waits for the quarantine that is in force today', async (portal) => {
    await placeQuarantine(portal.database, date('2026-06-01'), 60);
    const phone = newPhone();
    await orderedUntil(portal, phone, '2026-07-31');
    for (const [now, firstPossibleStart] of [
      ['2026-05-31T12:00:00+02:00', '2026-08-31'],
      ['2026-06-01T12:00:00+02:00', '2026-09-30'],
    ] as const) {
      portal.clock.set(now);
      expect(await find(portal, { phone }), now).toMatchObject({ person: { firstPossibleStart } });
    }
  });

  portalTest('has no employee number while none is typed', async (portal) => {
    expect(await find(portal, { phone: newPhone(), employeeId: ' ' })).toEqual(nobody);
  });
});
