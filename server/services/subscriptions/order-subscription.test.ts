import { listSubscriberSubscriptions } from '@takst/contract/services/subscriptions/list-subscriber-subscriptions.contract.ts';
import { listAvailableSubscriptions } from '@takst/contract/services/subscriptions/list-available-subscriptions.contract.ts';
import { describe, expect } from 'vitest';
import { agreementOf, newPhone, orderIn } from '#services/company-tickets/test-order.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { sentSms } from '#ticketing/tickets/phone/test-sent.store.ts';
import { changesOfTicket } from '#ticketing/tickets/test-tickets.store.ts';
import {
  placePrice,
  setSubscriptionFacts,
  subscriptionsOfPhone,
} from './test-subscriptions.store.ts';
import { subscribeIn } from './test-subscriptions.ts';

type Ids = { id: number; subscriberId: number };

describe('an order of a subscription', () => {
  portalTest('is for somebody new, who is told by SMS and has a page', async (portal) => {
    const phone = newPhone();
    const { json, status } = await subscribeIn(portal)({ phone });
    expect(status).toBe(200);
    const { id, subscriberId } = json as Ids;
    const listed = await portal.callAs(portal.user('hr'), listSubscriberSubscriptions, {
      params: { id: subscriberId },
    });
    expect(listed.json).toEqual([
      expect.objectContaining({
        id,
        subscriberId,
        companyId: portal.company('several-services').id,
        agreementId: Number(agreementOf(portal.company('several-services'))),
        invoiceReference: expect.stringMatching(/^Avdeling Oslo/),
        type: 'JOULE',
        name: { nb: 'Elsykkel', en: 'E-bike' },
        status: 'pending',
        startAt: '2026-04-01',
        expireAt: null,
        pricePerMonth: 599,
        priceVatPerMonth: 119.8,
        codeState: 'on-first-day',
        firstName: 'Kari',
        lastName: 'Nordmann',
        employeeId: '4711',
        phone,
      }),
    ]);
    expect(await sentSms(portal.database, `+47${phone}`)).toEqual([
      'Hei Kari! Fjellheim Konsult AS Qc00Q gir deg elsykkel fra 01.04.2026. ' +
        'Rabattkoden kommer på SMS den dagen.',
    ]);
    // What begins last stands first, whichever was ordered first.
    await subscribeIn(portal)({ phone, type: 'OTTO', startDate: '2026-03-01' });
    const listAs = (user: string) =>
      portal.callAs(portal.user(user), listSubscriberSubscriptions, {
        params: { id: subscriberId },
      });
    const types = ((await listAs('hr')).json as { type: string }[]).map(({ type }) => type);
    expect(types).toEqual(['JOULE', 'OTTO']);
    expect(await listAs('hr-large')).toMatchObject({
      status: 404,
      json: { code: 'SUBSCRIBER_NOT_FOUND' },
    });
  });

  portalTest('stands beside a ticket of the same person, whom it keeps', async (portal) => {
    const phone = newPhone();
    const ticket = (await orderIn(portal)({ phone })).json as Ids;
    const other = { phone, firstName: 'Anne', type: 'OTTO' } as const;
    const subscription = (await subscribeIn(portal)(other)).json as Ids;
    expect(subscription.subscriberId).toBe(ticket.subscriberId);
    expect(subscription.id).toBeGreaterThan(ticket.id);
    const names = { firstName: 'Kari', lastName: 'Nordmann', employeeId: '4711' };
    expect(await changesOfTicket(portal.database, subscription.id)).toMatchObject([
      {
        kind: 'order-subscription',
        before: names,
        after: { ...names, phone, subscription: 'OTTO' },
      },
    ]);
    const [text] = (await sentSms(portal.database, `+47${phone}`)).slice(-1);
    expect(text).toMatch(/^Hei Kari! .* gir deg bildeling /);
  });

  portalTest.each(['several-services', 'single-service'])(
    'is refused beside one of its type, whichever company ordered it: %s',
    async (portal, key) => {
      const phone = newPhone();
      await subscribeIn(portal)({ phone });
      const company = portal.company(key);
      const user = portal.user('support');
      expect(await subscribeIn(portal)({ phone }, { company, user })).toMatchObject({
        status: 409,
        json: { code: 'SUBSCRIPTION_ALREADY_HELD', type: 'JOULE' },
      });
      const otto = await subscribeIn(portal)({ phone, type: 'OTTO' }, { company, user });
      expect(otto.status).toBe(200);
    },
  );

  portalTest(
    'is refused while one of its type is valid, though that one ends before',
    async (portal) => {
      const phone = newPhone();
      const { id } = (await subscribeIn(portal)({ phone, startDate: '2026-03-01' })).json as Ids;
      const expiration_date = Temporal.PlainDate.from('2026-03-31');
      await setSubscriptionFacts(portal.database, id, { expiration_date });
      expect(await subscribeIn(portal)({ phone, startDate: '2026-04-01' })).toMatchObject({
        status: 409,
        json: { code: 'SUBSCRIPTION_ALREADY_HELD', type: 'JOULE' },
      });
    },
  );

  portalTest('may follow one that is over or was cancelled', async (portal) => {
    const phone = newPhone();
    const { id } = (await subscribeIn(portal)({ phone, startDate: '2026-03-01' })).json as Ids;
    await setSubscriptionFacts(portal.database, id, {
      expiration_date: Temporal.PlainDate.from('2026-02-28'),
    });
    expect((await subscribeIn(portal)({ phone })).status).toBe(200);
    const cancelled = newPhone();
    const first = (await subscribeIn(portal)({ phone: cancelled })).json as Ids;
    await setSubscriptionFacts(portal.database, first.id, {
      cancelled_at: Temporal.Instant.from('2026-03-05T10:00:00Z'),
    });
    expect((await subscribeIn(portal)({ phone: cancelled })).status).toBe(200);
  });

  portalTest('is refused where the operator sells no such type', async (portal) => {
    const company = portal.company('single-service', 'akt');
    const refused = { status: 422, json: { code: 'SUBSCRIPTION_NOT_AVAILABLE' } };
    expect(await subscribeIn(portal)({}, { company })).toMatchObject(refused);
    // Nor for the people of a service that does not sell it.
    const housing = portal.company('housing');
    const isOfHousing = (subtype: string) => subtype === 'HOUSING_COOPERATIVE_AGREEMENT';
    const agreementId = housing.agreements.find((one) => isOfHousing(one.subtype))?.id ?? 0;
    const at = { company: housing, user: portal.user('support') };
    const order = (type: 'OTTO' | 'CAR_POOL') => subscribeIn(portal)({ agreementId, type }, at);
    expect(await order('CAR_POOL')).toMatchObject(refused);
    expect(await order('OTTO')).toMatchObject({ status: 200 });
  });

  portalTest('is one order when it is the same submission', async (portal) => {
    const phone = newPhone();
    const both = await Promise.all(
      [1, 2].map(() => subscribeIn(portal)({ phone }, { key: 'the-same-subscription' })),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0]?.text).toBe(both[1]?.text);
    expect(await subscriptionsOfPhone(portal.database, phone)).toHaveLength(1);
  });
});

describe('what a company can order', () => {
  const available = async (portal: Parameters<typeof subscribeIn>[0], key: string, at?: 'akt') => {
    const company = portal.company(key, at);
    const answer = await portal.callAs(
      portal.user('support', company.tenant),
      listAvailableSubscriptions,
      { params: { id: company.id } },
    );
    type Offer = { type: string; name: { nb: string }; pricePerMonth: number | null };
    return (answer.json as Offer[]).map(({ type, name, pricePerMonth }) => [
      type,
      name.nb,
      pricePerMonth,
    ]);
  };

  portalTest('is the ticket first, then subscriptions with their prices', async (portal) => {
    expect(await available(portal, 'several-services')).toEqual([
      ['TICKET', 'Bedriftsbillett', null],
      ['JOULE', 'Elsykkel', 599],
      ['OTTO', 'Bildeling', 99],
      ['CAR_POOL', 'Leiebil', 149],
    ]);
  });

  portalTest(
    'costs what it costs now, and from the month in which it begins on',
    async (portal) => {
      await placePrice(portal.database, '2026-05-01', 69_900);
      const company = portal.company('several-services');
      const { json } = await portal.callAs(portal.user('hr'), listAvailableSubscriptions, {
        params: { id: company.id },
      });
      type Priced = { type: string; prices: { validFrom: string; pricePerMonth: number }[] };
      const bike = (json as Priced[]).find(({ type }) => type === 'JOULE');
      expect(bike).toMatchObject({ pricePerMonth: 599 });
      expect(bike?.prices.map(({ pricePerMonth }) => pricePerMonth)).toEqual([599, 699]);
      expect(bike?.prices[1]?.validFrom).toBe('2026-05-01');
      const order = async (startDate: string) =>
        (await subscribeIn(portal)({ startDate })).json as Ids;
      const [april, may] = [await order('2026-04-01'), await order('2026-05-01')];
      const priceOf = async ({ subscriberId }: Ids) => {
        const { json: listed } = await portal.callAs(
          portal.user('hr'),
          listSubscriberSubscriptions,
          { params: { id: subscriberId } },
        );
        return (listed as Priced['prices']).map((one) => one.pricePerMonth);
      };
      expect([await priceOf(april), await priceOf(may)]).toEqual([[599], [699]]);
      // One that began before costs what this month costs.
      portal.clock.set('2026-05-01T12:00:00+02:00');
      expect(await priceOf(april)).toEqual([699]);
    },
  );

  portalTest('is what its own service sells', async (portal) => {
    const types = (await available(portal, 'housing')).map(([type]) => type);
    expect(types).toEqual(['TICKET', 'JOULE', 'OTTO']);
  });

  portalTest('is the ticket alone where the operator sells nothing else', async (portal) => {
    expect(await available(portal, 'single-service', 'akt')).toEqual([
      ['TICKET', 'Bedriftsbillett', null],
    ]);
  });
});
