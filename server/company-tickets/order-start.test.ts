import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firstMoment } from '#testing/portal/marked-world.ts';
import { type TestPortal, testPortal } from '#testing/portal/test-portal.ts';
import { type TestDatabase, testDatabases } from '#testing/test-database.ts';
import { idOf, newPhone, orderIn } from './test-order.ts';
import { leftBehind, setTicketFacts } from './test-tickets.store.ts';

const date = (text: string) => Temporal.PlainDate.from(text);

describe.each(testDatabases)('when a company ticket may start on $name', ({ open }) => {
  let test: TestDatabase;
  let portal: TestPortal;
  let order: ReturnType<typeof orderIn>;
  beforeAll(async () => {
    test = await open();
    portal = await testPortal(test);
    order = orderIn(portal);
  });
  beforeEach(() => portal.clock.set(firstMoment));
  afterAll(async () => {
    await portal?.stop();
    await test?.drop();
  });

  const refused = (code: string, status: number, details = {}) => ({
    status,
    json: { code, ...details },
  });
  /** A phone that held a ticket until a day. */
  const phoneThatHeldUntil = async (end: string, facts = {}): Promise<string> => {
    const phone = newPhone();
    const id = idOf(await order({ phone, startDate: '2026-03-01' }));
    await setTicketFacts(test.database, id, { expiration_date: date(end), ...facts });
    return phone;
  };

  it('refuses a phone that has a ticket already, whichever company ordered it', async () => {
    const phone = newPhone();
    const company = portal.company('single-service');
    await order({ phone });
    const before = await leftBehind(test.database);
    for (const startDate of ['2026-03-01', '2026-04-01', '2026-08-01']) {
      const answer = await order({ phone, startDate }, { company });
      expect(answer.text).toBe('{"code":"TICKET_ALREADY_HELD"}');
      expect(answer.status).toBe(409);
    }
    expect(await leftBehind(test.database)).toEqual(before);
  });

  it('knows a phone by its operator: another one’s tickets are not in the way', async () => {
    const phone = newPhone();
    const company = portal.company('several-services', 'akt');
    expect(await order({ phone })).toMatchObject({ status: 200 });
    expect(await order({ phone }, { company })).toMatchObject({ status: 200 });
  });

  it('tells the two dates of the quarantine under the names of the wire', async () => {
    const phone = await phoneThatHeldUntil('2026-03-31');
    const company = portal.company('single-service');
    const answer = await order({ phone, startDate: '2026-04-01' }, { company });
    const dates = {
      expectedQuaranteenEndDate: '2026-05-01',
      lastOrder: { expirationDate: '2026-03-31' },
    };
    expect(answer).toMatchObject(refused('START_DATE_IN_QUARANTINE', 409, dates));
    expect(await order({ phone, startDate: '2026-05-01' }, { company })).toMatchObject({
      status: 200,
    });
  });

  it('has no quarantine where the operator has none', async () => {
    const company = portal.company('several-services', 'akt');
    const phone = newPhone();
    const id = idOf(await order({ phone, startDate: '2026-03-01' }, { company }));
    await setTicketFacts(test.database, id, { expiration_date: date('2026-03-31') });
    expect(await order({ phone, startDate: '2026-04-01' }, { company })).toMatchObject({
      status: 200,
    });
  });

  it.each([
    ['cancelled', { cancelled_at: Temporal.Instant.from('2026-03-01T00:00:00Z') }],
    ['failed', { failed_at: Temporal.Instant.from('2026-03-01T00:00:00Z') }],
    ['ended before it began', { start_date: date('2026-05-01') }],
  ])('does not mind a ticket that was %s', async (_, facts) => {
    const phone = await phoneThatHeldUntil('2026-04-30', facts);
    expect(await order({ phone, startDate: '2026-04-01' })).toMatchObject({ status: 200 });
  });

  const monthsOf = (key: string, name = 'hr') => ({ key, name });
  it.each([
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
  ])('at $moment $key may choose $first to $last', async ({ moment, key, name, first, last }) => {
    portal.clock.set(moment);
    const at = { user: portal.user(name), company: portal.company(key) };
    for (const startDate of [first, last]) {
      expect(await order({ startDate }, at)).toMatchObject({ status: 200 });
    }
    const around = [
      date(first).subtract({ months: 1 }),
      date(last).add({ months: 1 }),
      date(last).add({ days: 1 }),
    ];
    for (const startDate of around) {
      expect(await order({ startDate: startDate.toString() }, at)).toMatchObject(
        refused('START_DATE_NOT_OFFERED', 422),
      );
    }
  });

  it.each([
    ['hr', 'arbitrary-dates'],
    ['support', 'single-service'],
  ])('lets %s choose any day from today in %s', async (user, key) => {
    const at = { user: portal.user(user), company: portal.company(key) };
    expect(await order({ startDate: '2026-03-06' }, at)).toMatchObject({ status: 200 });
    expect(await order({ startDate: '2031-02-17' }, at)).toMatchObject({ status: 200 });
    expect(await order({ startDate: '2026-03-05' }, at)).toMatchObject(
      refused('START_DATE_NOT_OFFERED', 422),
    );
  });
});
