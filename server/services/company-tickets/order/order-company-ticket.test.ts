import { deleteAgreement } from '@takst/contract/customers/agreements/delete-agreement.contract.ts';
import { getCompany } from '@takst/contract/customers/companies/get-company.contract.ts';
import type { Company } from '@takst/contract/customers/companies/company.schema.ts';
import { getCompanyTicket } from '@takst/contract/services/company-tickets/get-company-ticket.contract.ts';
import { describe, expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import { giveRole, placeCompany } from '#customers/companies/test-companies.store.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { newestMessages } from '#platform/stand-ins/message.query.ts';
import type { Answer } from '#testing/portal/call-as.ts';
import { idOf, newPhone, orderIn } from '../test-order.ts';
import {
  leftBehind,
  recordedOrders,
  setAgreementEnd,
  setTicketFacts,
  ticketsOfPhone,
} from '#ticketing/tickets/test-tickets.store.ts';

const date = (text: string) => Temporal.PlainDate.from(text);

describe('ordering a company ticket', () => {
  const describeOrder = async (portal: TestPortal, answer: Answer, user = portal.user('hr')) => {
    expect(answer).toMatchObject({ status: 200 });
    return (await portal.callAs(user, getCompanyTicket, { params: { id: idOf(answer) } })).json;
  };
  const refused = (code: string, status: number, details = {}) => ({
    status,
    json: { code, ...details },
  });

  portalTest(
    'gives a pending ticket with zones, product, price, code and agreement',
    async (portal) => {
      const ticket = await describeOrder(
        portal,
        await orderIn(portal)({ firstName: ' Åse-Marie ', lastName: 'O’Hara' }),
      );
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
    },
  );

  portalTest.each([
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
      choice: { zoneFrom: '1', zoneTo: '1', productId: 'company-ticket-oslo' },
      gives: { nrOfZones: 1, pricePerMonth: 694, zones: ['1'] },
    },
    {
      what: 'a profile that the company has',
      choice: { profileId: 'SENIOR' },
      gives: { nrOfZones: 2, pricePerMonth: 662, profileName: { nb: 'Honnør', en: 'Senior' } },
    },
  ])('sells $what', async (portal, { choice, gives }) => {
    expect(await describeOrder(portal, await orderIn(portal)(choice))).toMatchObject(gives);
  });

  portalTest.each([
    { from: 'Kristiansand', to: 'Kristiansand', becomes: ['Kristiansand', 'Vennesla', 1, 575] },
    { from: 'Vennesla', to: 'Vennesla', becomes: ['Kristiansand', 'Vennesla', 1, 575] },
    { from: 'Vennesla', to: 'Kristiansand', becomes: ['Kristiansand', 'Vennesla', 1, 575] },
    { from: 'Kristiansand', to: 'Birkenes', becomes: ['Kristiansand', 'Birkenes', 2, 908] },
  ])('from $from to $to at AKT is $becomes', async (portal, { from, to, becomes }) => {
    const company = portal.company('several-services', 'akt');
    const answer = await orderIn(portal)({ zoneFrom: from, zoneTo: to }, { company });
    const [zoneFrom, zoneTo, nrOfZones, pricePerMonth] = becomes;
    expect(await describeOrder(portal, answer, portal.user('hr', 'akt'))).toMatchObject({
      zoneFrom,
      zoneTo,
      nrOfZones,
      pricePerMonth,
    });
  });

  portalTest.each([
    ['zones that are not neighbours', { zoneTo: '4N' }, 'ZONES_NOT_OFFERED'],
    ['a zone that is not on the map', { zoneTo: '9X' }, 'ZONES_NOT_OFFERED'],
    ['a product for other zones', { productId: 'company-ticket-oslo' }, 'PRODUCT_NOT_OFFERED'],
    [
      'a wider product beside the narrowest',
      { zoneFrom: '1', zoneTo: '1', productId: 'company-ticket' },
      'PRODUCT_NOT_OFFERED',
    ],
    ['a product that is no company ticket', { productId: 'period-30-days' }, 'PRODUCT_NOT_OFFERED'],
    ['a profile that the company does not have', { profileId: 'CHILD' }, 'PROFILE_NOT_OFFERED'],
    [
      'a number abroad that is no mobile',
      { phoneCountryCode: '+46', phone: '86781234' },
      'PHONE_NOT_MOBILE',
    ],
    [
      'the 0 that is dialled at home',
      { phoneCountryCode: '+46', phone: '0701234567' },
      'PHONE_NOT_MOBILE',
    ],
    ['a country code cut short', { phoneCountryCode: '+4', phone: '741234567' }, 'INVALID_INPUT'],
  ])('refuses %s, and leaves nothing behind', async (portal, _, choice, code) => {
    const before = await leftBehind(portal.database);
    expect(await orderIn(portal)(choice)).toMatchObject(refused(code, 422));
    expect(await leftBehind(portal.database)).toEqual(before);
  });

  portalTest('takes a mobile number of another country', async (portal) => {
    expect(await orderIn(portal)({ phoneCountryCode: '+46', phone: '701234567' })).toMatchObject({
      status: 200,
    });
  });

  portalTest(
    'needs an agreement for company tickets that exists and has not run out',
    async (portal) => {
      const main = portal.company('several-services');
      const counter = main.agreements.find(({ subtype }) => subtype === 'TICKETOFFICE')?.id;
      const expired = portal.company('expired-agreement');
      const support = portal.user('support');
      expect(await orderIn(portal)({ agreementName: String(counter) })).toMatchObject(
        refused('AGREEMENT_NOT_VALID', 422),
      );
      expect(await orderIn(portal)({ agreementName: '1' })).toMatchObject(
        refused('AGREEMENT_NOT_FOUND', 404),
      );
      expect(await orderIn(portal)({}, { company: expired, user: support })).toMatchObject(
        refused('AGREEMENT_NOT_VALID', 422),
      );
    },
  );

  portalTest('needs an agreement that still runs when the ticket starts', async (portal) => {
    const company = portal.company('single-service');
    const [agreement] = company.agreements;
    await setAgreementEnd(portal.database, agreement?.id ?? 0, date('2026-03-31'));
    expect(await orderIn(portal)({ startDate: '2026-04-01' }, { company })).toMatchObject(
      refused('AGREEMENT_NOT_VALID', 422),
    );
    expect(await orderIn(portal)({ startDate: '2026-03-01' }, { company })).toMatchObject({
      status: 200,
    });
    await setAgreementEnd(portal.database, agreement?.id ?? 0, null);
  });

  portalTest('needs an agreement that was not deleted', async (portal) => {
    const [user, support] = [portal.user('hr'), portal.user('support')];
    const id = await placeCompany(portal.database, {
      name: 'Myrvoll Data AS',
      organisationNumber: '899100001',
      agreements: [{ subtype: 'SUBSCRIPTIONS' }, { subtype: 'SUBSCRIPTIONS' }],
    });
    await giveRole(portal.database, { userId: user.id, role: 'COMPANY_ADMIN', companyId: id });
    const { json } = await portal.callAs(support, getCompany, { params: { id } });
    const [deleted, remaining] = (json as Company).allAgreements.map((agreement) => agreement.id);
    const params = { id, agreementId: deleted ?? 0 };
    await portal.callAs(support, deleteAgreement, { params });
    expect(await orderIn(portal)({ agreementName: String(deleted) })).toMatchObject(
      refused('AGREEMENT_NOT_FOUND', 404),
    );
    expect(await orderIn(portal)({ agreementName: String(remaining) })).toMatchObject({
      status: 200,
    });
  });

  portalTest(
    'records who ordered what for whom; the pickup code stands nowhere in it',
    async (portal) => {
      const company = portal.company('several-services');
      const phone = newPhone();
      const id = idOf(await orderIn(portal)({ phone }));
      const [recorded, ...more] = await recordedOrders(portal.database, id);
      const [ticket] = await ticketsOfPhone(portal.database, phone);
      expect(more).toEqual([]);
      expect(recorded).toMatchObject({
        tenant: 'ruter',
        company_id: company.id,
        user_id: portal.user('hr').id,
        channel: 'portal',
        subject_type: 'ticket',
        holder_id: ticket?.holder_id,
        ticket_id: id,
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
    },
  );

  /** A person who had a ticket until the end of March. */
  const personWithEnded = async (portal: TestPortal, phone: string) => {
    const endedTicket = idOf(await orderIn(portal)({ phone, startDate: '2026-03-01' }));
    await setTicketFacts(portal.database, endedTicket, { expiration_date: date('2026-03-31') });
  };

  portalTest('keeps the names of a known phone, in the record, too', async (portal) => {
    const phone = newPhone();
    await personWithEnded(portal, phone);
    const wrongNames = { firstName: 'Ola', lastName: 'Feil', employeeId: '99' };
    const answer = await orderIn(portal)({ phone, startDate: '2026-05-01', ...wrongNames });
    const storedNames = { firstName: 'Kari', lastName: 'Nordmann', employeeId: '4711' };
    expect(await describeOrder(portal, answer)).toMatchObject(storedNames);
    const [recorded] = await recordedOrders(portal.database, idOf(answer));
    expect(recorded).toMatchObject({ before: storedNames, after: storedNames });
  });

  portalTest(
    'takes the names of an order for a phone that another company knows',
    async (portal) => {
      const phone = newPhone();
      const company = portal.company('single-service');
      const theirs = { firstName: 'Ola', lastName: 'Hansen', employeeId: 'X-1' };
      const other = await orderIn(portal)(
        { phone, startDate: '2026-03-01', ...theirs },
        { company },
      );
      await setTicketFacts(portal.database, idOf(other), { expiration_date: date('2026-03-31') });
      const ours = await orderIn(portal)({ phone, startDate: '2026-05-01' });
      expect(await describeOrder(portal, ours)).toMatchObject({
        firstName: 'Kari',
        employeeId: '4711',
      });
      const support = portal.user('support');
      expect(await describeOrder(portal, other, support)).toMatchObject(theirs);
    },
  );

  portalTest(
    'gives the person new names everywhere in the company when the order says so, and records the old ones',
    async (portal) => {
      const phone = newPhone();
      await personWithEnded(portal, phone);
      const [first] = await ticketsOfPhone(portal.database, phone);
      const names = { firstName: 'Kari Anne', lastName: 'Berg', employeeId: '99' };
      const newNames = { ...names, hasNewNames: true };
      const answer = await orderIn(portal)({ phone, startDate: '2026-05-01', ...newNames });
      const params = { id: first?.id ?? 0 };
      const old = await portal.callAs(portal.user('hr'), getCompanyTicket, { params });
      expect(old.json).toMatchObject(names);
      const [recorded] = await recordedOrders(portal.database, idOf(answer));
      const before = { firstName: 'Kari', lastName: 'Nordmann', employeeId: '4711' };
      expect(recorded).toMatchObject({ before, after: names });
    },
  );

  portalTest('sends the holder one SMS with the code, after the commit', async (portal) => {
    const phone = newPhone();
    await orderIn(portal)({ phone });
    const [ticket] = await ticketsOfPhone(portal.database, phone);
    const received = () =>
      newestMessages(portal.database, { sender: 'Ruter', recipient: `+47${phone}` });
    await expect.poll(received, { timeout: 10_000, interval: 20 }).toHaveLength(1);
    const [sms] = await received();
    expect(sms?.body).toContain(ticket?.pickup_code);
    expect(sms?.body).toContain('01.04.2026');
    expect(sms?.body).toContain('Fjellheim Konsult AS');
  });
});
