import { getCompanyTicket } from '@takst/contract/company-tickets/get-company-ticket.contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newestMessages } from '#stand-ins/message.query.ts';
import type { Answer } from '#testing/portal/call-as.ts';
import { firstMoment } from '#testing/portal/marked-world.ts';
import { type TestPortal, testPortal } from '#testing/portal/test-portal.ts';
import { type TestDatabase, testDatabases } from '#testing/test-database.ts';
import { idOf, newPhone, orderIn } from './test-order.ts';
import {
  leftBehind,
  recordedOrders,
  setAgreementEnd,
  setTicketFacts,
  ticketsOfPhone,
} from './test-tickets.store.ts';

const date = (text: string) => Temporal.PlainDate.from(text);

describe.each(testDatabases)('ordering a company ticket on $name', ({ open }) => {
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

  const shown = async (answer: Answer, user = portal.user('hr')) => {
    expect(answer).toMatchObject({ status: 200 });
    return (await portal.callAs(user, getCompanyTicket, { params: { id: idOf(answer) } })).json;
  };
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

  it('gives a pending ticket with zones, product, price, code and agreement', async () => {
    const ticket = await shown(await order({ firstName: ' Åse-Marie ', lastName: 'O’Hara' }));
    expect(ticket).toMatchObject({
      ...{ status: 'pending', firstName: 'Åse-Marie', lastName: 'O’Hara', employeeId: '4711' },
      ...{ startDate: '2026-04-01', expirationDate: null, downloadedToPhone: false },
      ...{ profileId: 'ADULT', productName: { nb: 'Bedriftsbillett' }, pricePerMonth: 1324 },
      ...{ nrOfZones: 2, zones: ['1', '2Ø'], zoneFrom: '1', zoneTo: '2Ø', allZones: false },
      pickupCode: expect.stringMatching(/^[2-9A-HJKMNP-Z]{8}$/),
      agreementNumber: portal.company('several-services').agreements[0]?.id,
    });
  });

  it.each([
    ['one zone with a product of its own', { zoneFrom: '1', zoneTo: '1' }, 1, 694, ['1']],
    ['one zone', { zoneFrom: '2Ø', zoneTo: '2Ø' }, 1, 747, ['2Ø']],
    ['all zones', { zoneFrom: null, zoneTo: null, validAllZones: true }, 3, 1903, []],
    ['a product that was asked for', { productId: 'company-ticket' }, 2, 1324, ['1', '2Ø']],
    ['a profile of the company', { profileId: 'SENIOR' }, 2, 662, ['1', '2Ø']],
  ] as const)('sells %s', async (_, choice, nrOfZones, pricePerMonth, zones) => {
    const ticket = await shown(await order(choice));
    expect(ticket).toMatchObject({ nrOfZones, pricePerMonth, zones });
  });

  it.each([
    ['Kristiansand', 'Kristiansand', 'Kristiansand', 'Vennesla', 1, 575],
    ['Vennesla', 'Vennesla', 'Kristiansand', 'Vennesla', 1, 575],
    ['Vennesla', 'Kristiansand', 'Kristiansand', 'Vennesla', 1, 575],
    ['Kristiansand', 'Birkenes', 'Kristiansand', 'Birkenes', 2, 908],
  ])('from %s to %s at AKT is %s to %s', async (from, to, zoneFrom, zoneTo, nrOfZones, price) => {
    const company = portal.company('several-services', 'akt');
    const answer = await order({ zoneFrom: from, zoneTo: to }, { company });
    expect(await shown(answer, portal.user('hr', 'akt'))).toMatchObject({
      ...{ zoneFrom, zoneTo, nrOfZones, pricePerMonth: price },
    });
  });

  it.each([
    ['zones that are not neighbours', { zoneTo: '4N' }, 'ZONES_NOT_OFFERED'],
    ['a zone that is not on the map', { zoneTo: '9X' }, 'ZONES_NOT_OFFERED'],
    ['a product for other zones', { productId: 'company-ticket-oslo' }, 'PRODUCT_NOT_OFFERED'],
    ['a product that is no company ticket', { productId: 'period-30-days' }, 'PRODUCT_NOT_OFFERED'],
    ['a profile that the company does not have', { profileId: 'CHILD' }, 'PROFILE_NOT_OFFERED'],
    [
      'a number abroad that is no mobile',
      { phoneCountryCode: '+46', phone: '86781234' },
      'PHONE_NOT_MOBILE',
    ],
  ])('refuses %s, and leaves nothing behind', async (_, choice, code) => {
    const before = await leftBehind(test.database);
    expect(await order(choice)).toMatchObject(refused(code, 422));
    expect(await leftBehind(test.database)).toEqual(before);
  });

  it('takes a mobile number of another country', async () => {
    expect(await order({ phoneCountryCode: '+46', phone: '701234567' })).toMatchObject({
      status: 200,
    });
  });

  it('needs an agreement for company tickets that exists and has not run out', async () => {
    const main = portal.company('several-services');
    const counter = main.agreements.find(({ subtype }) => subtype === 'TICKETOFFICE')?.id;
    const expired = portal.company('expired-agreement');
    const support = portal.user('support');
    expect(await order({ agreementName: String(counter) })).toMatchObject(
      refused('AGREEMENT_NOT_VALID', 422),
    );
    expect(await order({ agreementName: '1' })).toMatchObject(refused('AGREEMENT_NOT_FOUND', 404));
    expect(await order({}, { company: expired, user: support })).toMatchObject(
      refused('AGREEMENT_NOT_VALID', 422),
    );
  });

  it('needs an agreement that still runs when the ticket starts', async () => {
    const company = portal.company('single-service');
    const [agreement] = company.agreements;
    await setAgreementEnd(test.database, agreement?.id ?? 0, date('2026-03-31'));
    expect(await order({ startDate: '2026-04-01' }, { company })).toMatchObject(
      refused('AGREEMENT_NOT_VALID', 422),
    );
    expect(await order({ startDate: '2026-03-01' }, { company })).toMatchObject({ status: 200 });
    await setAgreementEnd(test.database, agreement?.id ?? 0, null);
  });

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

  it.each([
    ['2026-03-06T23:59:00+01:00', 'hr', 'single-service', '2026-03-01', '2026-08-01'],
    ['2026-03-07T00:00:00+01:00', 'hr', 'single-service', '2026-04-01', '2026-09-01'],
    ['2026-12-31T23:59:00+01:00', 'hr', 'single-service', '2027-01-01', '2027-06-01'],
    ['2026-03-06T10:00:00+01:00', 'hr-large', 'large', '2026-03-01', '2028-10-01'],
  ])('at %s lets %s of %s choose %s to %s', async (moment, user, key, first, last) => {
    portal.clock.set(moment);
    const at = { user: portal.user(user), company: portal.company(key) };
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

  it('records who ordered what for whom; the pickup code stands nowhere in it', async () => {
    const company = portal.company('several-services');
    const phone = newPhone();
    const id = idOf(await order({ phone }));
    const [recorded, ...more] = await recordedOrders(test.database, id);
    const [ticket] = await ticketsOfPhone(test.database, phone);
    expect(more).toEqual([]);
    expect(recorded).toMatchObject({
      ...{ tenant: 'ruter', company_id: company.id, user_id: portal.user('hr').id },
      ...{ channel: 'portal', subject_type: 'company-ticket', person_key: ticket?.person_key },
      before: null,
      after: {
        ...{ firstName: 'Kari', lastName: 'Nordmann', employeeId: '4711', phone },
        ...{ startDate: '2026-04-01', nrOfZones: 2, productId: 'company-ticket' },
      },
    });
    expect(recorded?.at.toString()).toBe('2026-03-06T09:00:00Z');
    expect(ticket?.pickup_code).toHaveLength(8);
    expect(JSON.stringify(recorded)).not.toContain(ticket?.pickup_code);
  });

  it('gives the person the newest names everywhere in the company, and records the old ones', async () => {
    const phone = await phoneThatHeldUntil('2026-03-31');
    const [first] = await ticketsOfPhone(test.database, phone);
    const names = { firstName: 'Kari Anne', lastName: 'Berg', employeeId: '99' };
    const answer = await order({ phone, startDate: '2026-05-01', ...names });
    const params = { id: first?.id ?? 0 };
    const old = await portal.callAs(portal.user('hr'), getCompanyTicket, { params });
    expect(old.json).toMatchObject(names);
    const [recorded] = await recordedOrders(test.database, idOf(answer));
    const before = { firstName: 'Kari', lastName: 'Nordmann', employeeId: '4711' };
    expect(recorded).toMatchObject({ before, after: names });
  });

  it('sends the holder one SMS with the code, after the commit', async () => {
    const phone = newPhone();
    await order({ phone });
    const [ticket] = await ticketsOfPhone(test.database, phone);
    const received = () =>
      newestMessages(test.database, { sender: 'Ruter', recipient: `+47${phone}` });
    await expect.poll(received, { timeout: 10_000, interval: 20 }).toHaveLength(1);
    const [sms] = await received();
    expect(sms?.body).toContain(ticket?.pickup_code);
    expect(sms?.body).toContain('01.04.2026');
    expect(sms?.body).toContain('Fjellheim Konsult AS');
  });
});
