import { describe, expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { idOf, newPhone, orderIn } from '../test-order.ts';
import {
  leftBehind,
  placeQuarantine,
  setTicketFacts,
} from '#ticketing/tickets/test-tickets.store.ts';

const date = (text: string) => Temporal.PlainDate.from(text);

describe('when a company ticket may start', () => {
  const refused = (code: string, status: number, details = {}) => ({
    status,
    json: { code, ...details },
  });
  /** A phone that held a ticket until a day. */
  const phoneThatHeldUntil = async (
    portal: TestPortal,
    end: string,
    facts = {},
  ): Promise<string> => {
    const phone = newPhone();
    const id = idOf(await orderIn(portal)({ phone, startDate: '2026-03-01' }));
    await setTicketFacts(portal.database, id, { expiration_date: date(end), ...facts });
    return phone;
  };

  portalTest(
    'refuses a phone that has a ticket already, whichever company ordered it',
    async (portal) => {
      const phone = newPhone();
      const company = portal.company('single-service');
      await orderIn(portal)({ phone });
      const before = await leftBehind(portal.database);
      for (const startDate of ['2026-03-01', '2026-04-01', '2026-08-01']) {
        const answer = await orderIn(portal)({ phone, startDate }, { company });
        expect(answer.text).toBe('{"code":"TICKET_ALREADY_HELD"}');
        expect(answer.status).toBe(409);
      }
      expect(await leftBehind(portal.database)).toEqual(before);
    },
  );

  portalTest(
    'tells the phones of two operators apart: tickets of the other one do not block an order',
    async (portal) => {
      const phone = newPhone();
      const company = portal.company('several-services', 'akt');
      expect(await orderIn(portal)({ phone })).toMatchObject({ status: 200 });
      expect(await orderIn(portal)({ phone }, { company })).toMatchObject({ status: 200 });
    },
  );

  portalTest(
    'answers the two dates of the quarantine with the names of the specification',
    async (portal) => {
      const phone = await phoneThatHeldUntil(portal, '2026-03-31');
      const company = portal.company('single-service');
      const answer = await orderIn(portal)({ phone, startDate: '2026-04-01' }, { company });
      const dates = {
        expectedQuaranteenEndDate: '2026-05-01',
        lastOrder: { expirationDate: '2026-03-31' },
      };
      expect(answer).toMatchObject(refused('START_DATE_IN_QUARANTINE', 409, dates));
      expect(await orderIn(portal)({ phone, startDate: '2026-05-01' }, { company })).toMatchObject({
        status: 200,
      });
    },
  );

  portalTest('has no quarantine where the operator has none', async (portal) => {
    const company = portal.company('several-services', 'akt');
    const phone = newPhone();
    const id = idOf(await orderIn(portal)({ phone, startDate: '2026-03-01' }, { company }));
    await setTicketFacts(portal.database, id, { expiration_date: date('2026-03-31') });
    expect(await orderIn(portal)({ phone, startDate: '2026-04-01' }, { company })).toMatchObject({
      status: 200,
    });
  });

  portalTest('keeps the quarantine that is in force on its first day', async (portal) => {
    await placeQuarantine(portal.database, date('2026-06-01'), 60);
    const phone = await phoneThatHeldUntil(portal, '2026-04-30');
    const order = (startDate: string) => orderIn(portal)({ phone, startDate });
    expect(await order('2026-06-01')).toMatchObject(
      refused('START_DATE_IN_QUARANTINE', 409, { expectedQuaranteenEndDate: '2026-06-30' }),
    );
    expect(await order('2026-07-01')).toMatchObject({ status: 200 });
    const freeEarlier = await phoneThatHeldUntil(portal, '2026-03-31');
    const answer = await orderIn(portal)({ phone: freeEarlier, startDate: '2026-05-01' });
    expect(answer).toMatchObject({ status: 200 });
  });

  portalTest.each([
    ['cancelled', { cancelled_at: Temporal.Instant.from('2026-03-01T00:00:00Z') }],
    ['failed', { failed_at: Temporal.Instant.from('2026-03-01T00:00:00Z') }],
    ['ended before it began', { start_date: date('2026-05-01') }],
  ])('does not mind a ticket that was %s', async (portal, _, facts) => {
    const phone = await phoneThatHeldUntil(portal, '2026-04-30', facts);
    expect(await orderIn(portal)({ phone, startDate: '2026-04-01' })).toMatchObject({
      status: 200,
    });
  });

  const monthsOf = (key: string, name = 'hr') => ({ key, name });
  portalTest.each([
    {
      moment: '2026-03-06T23:59:00+01:00',
      ...monthsOf('single-service'),
      first: '2026-03-01',
      last: '2026-08-01',
    },
    {
      moment: '2026-03-07T00:00:00+01:00',
      ...monthsOf('single-service'),
      first: '2026-04-01',
      last: '2026-09-01',
    },
    {
      moment: '2026-12-31T23:59:00+01:00',
      ...monthsOf('single-service'),
      first: '2027-01-01',
      last: '2027-06-01',
    },
    {
      moment: '2026-03-06T10:00:00+01:00',
      ...monthsOf('large', 'hr-large'),
      first: '2026-03-01',
      last: '2028-10-01',
    },
  ])(
    'at $moment $key may choose $first to $last',
    async (portal, { moment, key, name, first, last }) => {
      portal.clock.set(moment);
      const at = { user: portal.user(name), company: portal.company(key) };
      for (const startDate of [first, last]) {
        expect(await orderIn(portal)({ startDate }, at)).toMatchObject({ status: 200 });
      }
      const around = [
        date(first).subtract({ months: 1 }),
        date(last).add({ months: 1 }),
        date(last).add({ days: 1 }),
      ];
      for (const startDate of around) {
        expect(await orderIn(portal)({ startDate: startDate.toString() }, at)).toMatchObject(
          refused('START_DATE_NOT_OFFERED', 422),
        );
      }
    },
  );

  portalTest.each([
    ['hr', 'arbitrary-dates'],
    ['support', 'single-service'],
  ])('lets %s choose any day from today in %s', async (portal, user, key) => {
    const at = { user: portal.user(user), company: portal.company(key) };
    expect(await orderIn(portal)({ startDate: '2026-03-06' }, at)).toMatchObject({ status: 200 });
    expect(await orderIn(portal)({ startDate: '2031-02-17' }, at)).toMatchObject({ status: 200 });
    expect(await orderIn(portal)({ startDate: '2026-03-05' }, at)).toMatchObject(
      refused('START_DATE_NOT_OFFERED', 422),
    );
  });

  portalTest.each([
    ['hr', 'arbitrary-dates'],
    ['support', 'single-service'],
  ])('lets %s start in %s on the 1st of this month until day 6', async (portal, user, key) => {
    const at = { user: portal.user(user), company: portal.company(key) };
    portal.clock.set('2026-03-06T23:59:00+01:00');
    expect(await orderIn(portal)({ startDate: '2026-03-01' }, at)).toMatchObject({ status: 200 });
    portal.clock.set('2026-03-07T00:00:00+01:00');
    expect(await orderIn(portal)({ startDate: '2026-03-01' }, at)).toMatchObject(
      refused('START_DATE_NOT_OFFERED', 422),
    );
  });
});
