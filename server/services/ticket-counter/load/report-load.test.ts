import { listDeliveries } from '@takst/contract/services/ticket-counter/delivery/list-deliveries.contract.ts';
import { describe, expect } from 'vitest';
import { recordedChanges } from '#platform/changes/test-changes.store.ts';
import {
  delivered,
  placeOrder,
  rightCounterOrder,
} from '#services/ticket-counter/order/test-counter-order.ts';
import { anOrder, read } from '#services/ticket-counter/orders/test-read-orders.ts';
import {
  agreeOn,
  otherPortalTest,
  takingBack,
} from '#services/ticket-counter/take-back/test-take-back.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { cardSystemOf, placeOnCards } from './test-loads.ts';
import { rowLock } from '#testing/races/lock.ts';
import { statusesOf } from '#testing/races/outcomes.ts';
import { raceTestOn } from '#testing/races/race-test.ts';

const raceTest = raceTestOn(otherPortalTest);
const refused = (code: string, status: number) => ({ status, json: { code } });

let cards = 4_000_000_000;
const newCards = (count: number) => Array.from({ length: count }, () => String((cards += 1)));

const recordedLoads = (portal: TestPortal, id: number) =>
  recordedChanges(portal.database)
    .where('change.kind', '=', 'load-counter-delivery')
    .where('change.subject_id', '=', String(id))
    .execute();

describe('a card system', () => {
  otherPortalTest('is told what waits for a card, until it is loaded', async (portal) => {
    const [card = '', other = ''] = newCards(2);
    const { loadsOf, reportLoad } = cardSystemOf(portal);
    const { made } = await placeOnCards(portal, [card, other]);
    const money = await placeOrder(portal, {
      productTemplateId: 'travel-money',
      mediaType: 'TRAVEL_CARD',
      zoneIdFrom: null,
      zoneIdTo: null,
      lines: [{ quantity: 1, cardNumbers: [card] }],
      amountOre: 20_000,
      expectedOre: 20_000,
    });
    const [amount] = await delivered(portal, money);
    const ticket = {
      deliveryId: made[0]?.id,
      type: 'TICKET',
      productTemplateId: 'single-ticket',
      profileId: 'ADULT',
      validAllZones: false,
      zoneIdFrom: 'RUT:TariffZone:1',
      zoneIdTo: 'RUT:TariffZone:1',
      amount: null,
      loadBy: '2026-06-04',
    };
    const onCard = {
      deliveryId: amount?.id,
      type: 'TRAVEL_MONEY',
      productTemplateId: 'travel-money',
      profileId: null,
      validAllZones: false,
      zoneIdFrom: null,
      zoneIdTo: null,
      amount: 200,
      loadBy: '2026-06-04',
    };
    expect((await loadsOf(card)).json).toEqual({ loads: [ticket, onCard] });
    expect((await reportLoad(made[0]?.id ?? 0, card)).status).toBe(200);
    expect((await loadsOf(card)).json).toEqual({ loads: [onCard] });
    expect((await takingBack(portal).refund(amount?.id ?? 0)).status).toBe(200);
    expect((await loadsOf(card)).json).toEqual({ loads: [] });
    expect((await loadsOf('no card')).json).toEqual({ loads: [] });
    expect((await cardSystemOf(portal, 'akt').loadsOf(other)).json).toEqual({ loads: [] });
    portal.clock.set('2026-06-05T10:00:00+02:00');
    expect((await loadsOf(other)).json).toEqual({ loads: [] });
  });

  otherPortalTest('reports a load once, and it is no longer taken back', async (portal) => {
    const [card = ''] = newCards(1);
    const { id, made } = await placeOnCards(portal, [card]);
    const deliveryId = made[0]?.id ?? 0;
    const { reportLoad } = cardSystemOf(portal);
    portal.clock.set('2026-03-07T09:00:00+01:00');
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => reportLoad(deliveryId, card)),
    );
    const first = { status: 200, json: { id: deliveryId, loadedAt: '2026-03-07T08:00:00Z' } };
    for (const answer of answers) expect(answer).toMatchObject(first);
    portal.clock.set('2026-03-09T09:00:00+01:00');
    expect(await reportLoad(deliveryId, card)).toMatchObject(first);
    expect(await recordedLoads(portal, deliveryId)).toHaveLength(1);
    const { cancel, refund } = takingBack(portal);
    for (const answer of [await cancel(deliveryId), await refund(deliveryId)]) {
      expect(answer).toMatchObject(refused('DELIVERY_NOT_PENDING', 409));
    }
    expect((await read(portal, listDeliveries, anOrder(id))).matches).toMatchObject([
      {
        status: 'active',
        state: 'used',
        stateSince: '2026-03-07T08:00:00Z',
        allowedActions: [],
      },
    ]);
  });

  otherPortalTest(
    'loads nothing that is not for its card, taken back or too late',
    async (portal) => {
      const [card = '', other = ''] = newCards(2);
      const { made } = await placeOnCards(portal, [card, other]);
      const [first, second] = made.map((one) => one.id);
      const [code] = await delivered(portal, await placeOrder(portal, rightCounterOrder(portal)));
      const { reportLoad } = cardSystemOf(portal);
      const notFound = refused('DELIVERY_NOT_FOUND', 404);
      expect(await reportLoad(first ?? 0, other)).toMatchObject(notFound);
      expect(await reportLoad(999_999_999, card)).toMatchObject(notFound);
      expect(await reportLoad(code?.id ?? 0, card)).toMatchObject(notFound);
      expect(await cardSystemOf(portal, 'akt').reportLoad(first ?? 0, card)).toMatchObject(
        notFound,
      );
      expect((await takingBack(portal).cancel(first ?? 0)).status).toBe(200);
      expect(await reportLoad(first ?? 0, card)).toMatchObject(refused('DELIVERY_TAKEN_BACK', 409));
      portal.clock.set('2026-06-04T23:59:00+02:00');
      const inTime = await reportLoad(second ?? 0, other);
      expect(inTime.status).toBe(200);
      // Reported again later it is what it was.
      portal.clock.set('2026-06-05T00:01:00+02:00');
      expect((await reportLoad(second ?? 0, other)).json).toEqual(inTime.json);
      portal.clock.set('2026-03-06T10:00:00+01:00');
      const late = await placeOnCards(portal, [card]);
      portal.clock.set('2026-06-05T00:01:00+02:00');
      expect(await reportLoad(late.made[0]?.id ?? 0, card)).toMatchObject(
        refused('DELIVERY_EXPIRED', 409),
      );
    },
  );

  raceTest('and a cancellation at once: one of them wins', {
    prepare: async (portal) => {
      await agreeOn(portal, { allowedRefund: true, allowedTicketCancellation: true });
      const { made } = await placeOnCards(portal, newCards(1));
      return { id: made[0]?.id ?? 0, cardNumber: made[0]?.cardNumber ?? '' };
    },
    operation: [
      (portal, { id, cardNumber }) => cardSystemOf(portal).reportLoad(id, cardNumber),
      (portal, { id }) => takingBack(portal).cancel(id),
    ],
    without: rowLock('ticket_counter.delivery'),
    holds: (_portal, _delivery, answers) => expect(statusesOf(answers)).toEqual([200, 409]),
  });
});
