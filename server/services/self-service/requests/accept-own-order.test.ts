import { describe, expect } from 'vitest';
import { newPhone, orderIn } from '#services/company-tickets/test-order.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { changesOfPerson, ticketsOfPhone } from '#ticketing/tickets/test-tickets.store.ts';
import { ownOrdersIn } from './test-own-orders.ts';
import { changesOfSubject, requestsOf, setAccess } from './test-requests.store.ts';

const day = (text: string) => Temporal.PlainDate.from(text);

describe('the form of somebody who orders for themselves', () => {
  portalTest('takes nothing while the company has not opened it', async (portal) => {
    const { id } = portal.company('several-services');
    await setAccess(portal.database, id, { access: 'DISABLED' });
    const phone = newPhone();
    const outcome = await ownOrdersIn(portal).order({ phone });
    expect(outcome).toEqual({ refused: { code: 'SELF_SERVICE_CLOSED' } });
    expect(await requestsOf(portal.database, phone)).toEqual([]);
  });

  portalTest(
    'is an order where requests need no approval, recorded as the form’s',
    async (portal) => {
      const { id } = portal.company('several-services');
      await setAccess(portal.database, id, { access: 'ALLOW_WITH_AUTOMATIC_APPROVAL' });
      const phone = newPhone();
      const outcome = await ownOrdersIn(portal).order({ phone });
      expect(outcome).toMatchObject({ reply: { placed: { id: expect.any(Number) } } });
      expect(await ticketsOfPhone(portal.database, phone)).toHaveLength(1);
      expect(await changesOfPerson(portal.database, phone)).toMatchObject([
        { kind: 'order-ticket', channel: 'widget', user_id: null },
      ]);
      expect(await ownOrdersIn(portal).order({ phone })).toEqual({
        refused: { code: 'TICKET_ALREADY_HELD' },
      });
    },
  );

  portalTest('is a request where an administrator approves, and no ticket', async (portal) => {
    const { id } = portal.company('several-services');
    await setAccess(portal.database, id, { access: 'ALLOW_TICKET_REQUESTS' });
    const phone = newPhone();
    const form = ownOrdersIn(portal);
    expect(await form.order({ phone })).toMatchObject({
      reply: { requested: { id: expect.any(Number) } },
    });
    expect(await ticketsOfPhone(portal.database, phone)).toEqual([]);
    expect(await requestsOf(portal.database, phone)).toMatchObject([
      { state: 'open', zone_to: 'RUT:TariffZone:2Ø' },
    ]);
    expect(form.jobs.map(({ name }) => name)).toEqual(['announce-ticket-requests']);
  });

  portalTest('answers the same wish again with the request that is there', async (portal) => {
    const { id } = portal.company('several-services');
    await setAccess(portal.database, id, { access: 'ALLOW_TICKET_REQUESTS' });
    const phone = newPhone();
    const form = ownOrdersIn(portal);
    const first = await form.order({ phone });
    expect(await form.order({ phone })).toEqual(first);
    expect(form.jobs).toHaveLength(1);
    const wishes = [
      { zoneFrom: '1', zoneTo: '1' },
      { startDate: day('2026-05-01') },
      { firstName: 'Sissel' },
      { lastName: 'Sivertsen' },
      { employeeId: '4713' },
      { validAllZones: true },
    ];
    // What differs in one thing from the wish before takes its place.
    let body: Parameters<typeof form.order>[0] = { phone };
    for (const wish of wishes) {
      body = { ...body, ...wish };
      await form.order(body);
    }
    expect(form.jobs).toHaveLength(1 + wishes.length);
    const requests = await requestsOf(portal.database, phone);
    expect(requests.map(({ state }) => state)).toEqual([...wishes.map(() => 'replaced'), 'open']);
    expect(requests[1]).toMatchObject({ zone_to: 'RUT:TariffZone:1' });
    // The record has the wish before and the wish now, and no name.
    const { database } = portal;
    const [asked] = await changesOfSubject(database, 'ticket-request', requests[0]?.id ?? 0);
    const [changed] = await changesOfSubject(database, 'ticket-request', requests[1]?.id ?? 0);
    const record = { kind: 'request-ticket', company_id: id, channel: 'widget', user_id: null };
    const wish = {
      agreementId: expect.any(Number),
      profileId: 'ADULT',
      allZones: false,
      startDate: '2026-04-01',
    };
    const [zones, others] = [
      ['1', '2Ø'],
      ['1', '1'],
    ].map(([from, to]) => ({
      ...wish,
      zoneFrom: `RUT:TariffZone:${from}`,
      zoneTo: `RUT:TariffZone:${to}`,
    }));
    const nobody = { holder_id: null, ticket_id: null };
    expect(asked).toMatchObject({ ...record, ...nobody, before: null, after: zones });
    expect(changed).toMatchObject({ ...record, ...nobody, before: zones, after: others });
    expect(Object.keys(changed?.after ?? {}).toSorted()).toEqual(
      Object.keys(zones ?? {}).toSorted(),
    );
  });

  portalTest('is another request by the number of another country or company', async (portal) => {
    // A mobile phone in Norway and in Denmark.
    const phone = '40123458';
    const companies = ['several-services', 'single-service'].map((key) => portal.company(key));
    for (const company of companies) {
      await setAccess(portal.database, company.id, { access: 'ALLOW_TICKET_REQUESTS' });
      for (const phoneCountryCode of ['+47', '+45'])
        await ownOrdersIn(portal, company).order({ phone, phoneCountryCode });
    }
    const requests = await requestsOf(portal.database, phone);
    expect(requests.map(({ state }) => state)).toEqual(['open', 'open', 'open', 'open']);
  });

  portalTest('is refused as the order of an administrator is', async (portal) => {
    const { id } = portal.company('several-services');
    await setAccess(portal.database, id, { access: 'ALLOW_TICKET_REQUESTS' });
    const phone = newPhone();
    await orderIn(portal)({ phone });
    const form = ownOrdersIn(portal);
    expect(await form.order({ phone })).toEqual({ refused: { code: 'TICKET_ALREADY_HELD' } });
    expect(await form.order({ zoneFrom: 'No such' })).toEqual({
      refused: { code: 'ZONES_NOT_OFFERED' },
    });
  });

  portalTest(
    'starts on a day to come, though an administrator may take this month',
    async (portal) => {
      const { id } = portal.company('several-services');
      await setAccess(portal.database, id, { access: 'ALLOW_TICKET_REQUESTS' });
      const phone = newPhone();
      expect(await ownOrdersIn(portal).order({ phone, startDate: day('2026-03-01') })).toEqual({
        refused: { code: 'START_DATE_NOT_OFFERED' },
      });
      expect(await orderIn(portal)({ phone, startDate: '2026-03-01' })).toMatchObject({
        status: 200,
      });
    },
  );

  portalTest('reaches no other company', async (portal) => {
    const other = portal.company('single-service');
    await setAccess(portal.database, other.id, { access: 'ALLOW_TICKET_REQUESTS' });
    const agreementId = other.agreements.find(({ subtype }) => subtype === 'SUBSCRIPTIONS')?.id;
    expect(await ownOrdersIn(portal).order({ agreementId: agreementId ?? 0 })).toEqual({
      refused: { code: 'AGREEMENT_NOT_FOUND' },
    });
  });
});

describe('forms that race', () => {
  portalTest('leave one open request of a person', async (portal) => {
    const { id } = portal.company('several-services');
    await setAccess(portal.database, id, { access: 'ALLOW_TICKET_REQUESTS' });
    const form = ownOrdersIn(portal);
    const phones = Array.from({ length: 6 }, newPhone);
    const zones = ['1', '2Ø', '2S', '2N'];
    await Promise.all(
      phones.flatMap((phone) =>
        zones.map((zoneTo) => form.order({ phone, zoneFrom: '1', zoneTo })),
      ),
    );
    for (const phone of phones) {
      const requests = await requestsOf(portal.database, phone);
      expect(requests.filter(({ state }) => state === 'open')).toHaveLength(1);
      expect(new Set(requests.map(({ state }) => state))).toEqual(new Set(['open', 'replaced']));
    }
    expect(portal.reported).toEqual([]);
  });
});
