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

  it('gives a pending ticket with zones, product, price, code and agreement', async () => {
    const ticket = await shown(await order({ firstName: ' Åse-Marie ', lastName: 'O’Hara' }));
    expect(ticket).toMatchObject({
      status: 'pending',
      firstName: 'Åse-Marie',
      lastName: 'O’Hara',
      employeeId: '4711',
      startDate: '2026-04-01',
      expirationDate: null,
      downloadedToPhone: false,
      profileId: 'ADULT',
      productName: { nb: 'Bedriftsbillett' },
      pricePerMonth: 1324,
      nrOfZones: 2,
      zones: ['1', '2Ø'],
      zoneFrom: '1',
      zoneTo: '2Ø',
      allZones: false,
      pickupCode: expect.stringMatching(/^[2-9A-HJKMNP-Z]{8}$/),
      agreementNumber: portal.company('several-services').agreements[0]?.id,
    });
  });

  it.each([
    {
      what: 'one zone with a product of its own',
      choice: { zoneFrom: '1', zoneTo: '1' },
      gives: { nrOfZones: 1, pricePerMonth: 694, zones: ['1'] },
    },
    {
      what: 'one zone',
      choice: { zoneFrom: '2Ø', zoneTo: '2Ø' },
      gives: { nrOfZones: 1, pricePerMonth: 747, zones: ['2Ø'] },
    },
    {
      what: 'all zones',
      choice: { zoneFrom: null, zoneTo: null, validAllZones: true },
      gives: { nrOfZones: 3, pricePerMonth: 1903, zones: [], allZones: true },
    },
    {
      what: 'a product that was asked for',
      choice: { zoneFrom: '1', zoneTo: '1', productId: 'company-ticket' },
      gives: { nrOfZones: 1, pricePerMonth: 747, zones: ['1'] },
    },
    {
      what: 'a profile that the company has',
      choice: { profileId: 'SENIOR' },
      gives: { nrOfZones: 2, pricePerMonth: 662, profileName: { nb: 'Honnør', en: 'Senior' } },
    },
  ])('sells $what', async ({ choice, gives }) => {
    expect(await shown(await order(choice))).toMatchObject(gives);
  });

  it.each([
    { from: 'Kristiansand', to: 'Kristiansand', becomes: ['Kristiansand', 'Vennesla', 1, 575] },
    { from: 'Vennesla', to: 'Vennesla', becomes: ['Kristiansand', 'Vennesla', 1, 575] },
    { from: 'Vennesla', to: 'Kristiansand', becomes: ['Kristiansand', 'Vennesla', 1, 575] },
    { from: 'Kristiansand', to: 'Birkenes', becomes: ['Kristiansand', 'Birkenes', 2, 908] },
  ])('from $from to $to at AKT is $becomes', async ({ from, to, becomes }) => {
    const company = portal.company('several-services', 'akt');
    const answer = await order({ zoneFrom: from, zoneTo: to }, { company });
    const [zoneFrom, zoneTo, nrOfZones, pricePerMonth] = becomes;
    expect(await shown(answer, portal.user('hr', 'akt'))).toMatchObject({
      zoneFrom,
      zoneTo,
      nrOfZones,
      pricePerMonth,
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

  it.each([
    ['the country code cut short', { phoneCountryCode: '+4', phone: '741234567' }],
    ['the 0 that is dialled at home', { phoneCountryCode: '+46', phone: '0701234567' }],
    ['an area code in the country code', { phoneCountryCode: '+124', phone: '23591234' }],
  ])('knows a phone by one number: not with %s', async (_, number) => {
    expect(await order(number)).toMatchObject(refused('PHONE_NOT_MOBILE', 422));
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

  it('records who ordered what for whom; the pickup code stands nowhere in it', async () => {
    const company = portal.company('several-services');
    const phone = newPhone();
    const id = idOf(await order({ phone }));
    const [recorded, ...more] = await recordedOrders(test.database, id);
    const [ticket] = await ticketsOfPhone(test.database, phone);
    expect(more).toEqual([]);
    expect(recorded).toMatchObject({
      tenant: 'ruter',
      company_id: company.id,
      user_id: portal.user('hr').id,
      channel: 'portal',
      subject_type: 'company-ticket',
      person_key: ticket?.person_key,
      before: null,
      after: {
        firstName: 'Kari',
        lastName: 'Nordmann',
        employeeId: '4711',
        phone,
        startDate: '2026-04-01',
        nrOfZones: 2,
        productId: 'company-ticket',
      },
    });
    expect(recorded?.at.toString()).toBe('2026-03-06T09:00:00Z');
    expect(ticket?.pickup_code).toHaveLength(8);
    expect(JSON.stringify(recorded)).not.toContain(ticket?.pickup_code);
  });

  it('gives the person the newest names everywhere in the company, and records the old ones', async () => {
    const phone = newPhone();
    const ended = idOf(await order({ phone, startDate: '2026-03-01' }));
    await setTicketFacts(test.database, ended, { expiration_date: date('2026-03-31') });
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
