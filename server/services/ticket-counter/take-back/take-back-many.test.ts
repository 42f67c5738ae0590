import { describe, expect } from 'vitest';
import { spendInvoiceRun } from '#app/test-nightly-jobs.ts';
import { recordedChanges } from '#platform/changes/test-changes.store.ts';
import { cardSystemOf } from '#services/ticket-counter/load/test-loads.ts';
import {
  adultOre,
  delivered,
  deliveriesOf,
  placeOrder,
} from '#services/ticket-counter/order/test-counter-order.ts';
import { setDelivery } from '#services/ticket-counter/orders/test-read-orders.ts';
import { phonesOf } from '#ticketing/tickets/phone/test-phone.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import {
  agreeOn,
  billedDeliveries,
  creditedOf,
  otherPortalTest,
  setCounterInterval,
  takenBackIn,
  takingBack,
} from './test-take-back.ts';

/** Codes on a list, when they are made. */
async function placeCodes(portal: TestPortal, quantity: number) {
  const id = await placeOrder(portal, {
    lines: [{ profileId: 'ADULT', quantity }],
    expectedOre: quantity * adultOre,
  });
  const deliveries = await delivered(portal, id);
  return { id, made: deliveries, ids: deliveries.map((one) => one.id) };
}

let cards = 5_000_000_000;

async function placeOnCards(portal: TestPortal, quantity: number) {
  const cardNumbers = Array.from({ length: quantity }, () => String((cards += 1)));
  const id = await placeOrder(portal, {
    mediaType: 'TRAVEL_CARD',
    lines: [{ profileId: 'ADULT', quantity, cardNumbers }],
    expectedOre: quantity * adultOre,
  });
  const deliveries = await delivered(portal, id);
  return { id, made: deliveries, ids: deliveries.map((one) => one.id) };
}

describe('several deliveries', () => {
  otherPortalTest(
    'are taken back in one call, and each other one says why it was not',
    async (portal) => {
      const { id, made, ids } = await placeCodes(portal, 7);
      const [first = 0, used = 0, cancelled = 0, refunded = 0, failed = 0, , last = 0] = ids;
      const phone = phonesOf(portal);
      const { cancel, cancelMany, refund } = takingBack(portal);
      expect((await phone.redeem(made[1]?.pickupCode ?? '', phone.newApp())).status).toBe(200);
      expect((await cancel(cancelled)).status).toBe(200);
      expect((await refund(refunded)).status).toBe(200);
      await setDelivery(portal, failed, `delivered_on = null, problem = 'UNEXPECTED'`);
      const other = await placeCodes(portal, 1);
      const [foreign = 0] = other.ids;
      const deliveriesToTakeBack = [last, first, used, cancelled, refunded, failed, foreign, last];
      expect(takenBackIn(await cancelMany(id, deliveriesToTakeBack))).toEqual({
        done: [
          { id: last, credited: false },
          { id: first, credited: false },
        ],
        notDone: [
          { id: used, because: 'DELIVERY_NOT_PENDING', state: 'used' },
          { id: cancelled, because: 'DELIVERY_NOT_PENDING', state: 'cancelled' },
          { id: refunded, because: 'DELIVERY_NOT_PENDING', state: 'refunded' },
          { id: failed, because: 'DELIVERY_NOT_PENDING', state: 'failed' },
          // Of another order of the same company.
          { id: foreign, because: 'DELIVERY_NOT_FOUND', state: null },
        ],
      });
      const after = await deliveriesOf(portal, id);
      expect(after.map(({ cancelledAt }) => cancelledAt !== null)).toEqual([
        true,
        false,
        true,
        false,
        false,
        false,
        true,
      ]);
      expect((await deliveriesOf(portal, other.id))[0]?.cancelledAt).toBe(null);
      for (const { pickupCode } of [made[0], made[6]].flatMap((one) => one ?? [])) {
        const { status } = await phone.redeem(pickupCode ?? '', phone.newApp());
        expect(status).toBe(410);
      }
      const recorded = await recordedChanges(portal.database)
        .where('change.kind', '=', 'cancel-counter-delivery')
        .where('change.subject_id', 'in', ids.map(String))
        .execute();
      expect(recorded).toHaveLength(3);
    },
  );

  otherPortalTest('are credited each once when they are invoiced', async (portal) => {
    await setCounterInterval(portal, 'DAILY');
    portal.clock.set('2026-03-07T09:00:00+01:00');
    const { id, ids } = await placeCodes(portal, 4);
    portal.clock.set('2026-03-08T06:00:00+01:00');
    await spendInvoiceRun(portal);
    portal.clock.set('2026-03-08T09:00:00+01:00');
    const { refundMany } = takingBack(portal);
    const firstThree = ids.slice(0, 3);
    const { done, notDone } = takenBackIn(await refundMany(id, firstThree));
    expect(done).toEqual(firstThree.map((one) => ({ id: one, credited: true })));
    expect(notDone).toEqual([]);
    expect(takenBackIn(await refundMany(id, firstThree)).done).toEqual([]);
    expect(await creditedOf(portal, ids)).toEqual(
      new Map(firstThree.map((one) => [one, adultOre])),
    );
    expect(await billedDeliveries(portal, ids)).toHaveLength(4);
    expect(portal.reported).toEqual([]);
  });

  otherPortalTest('are decided by role, agreement and order as one is', async (portal) => {
    const { id, ids } = await placeCodes(portal, 2);
    const { cancelMany, refundMany } = takingBack(portal);
    expect((await refundMany(id, ids, 'ticket-counter')).status).toBe(403);
    expect((await cancelMany(id, ids, 'operator')).status).toBe(403);
    expect((await cancelMany(id, [])).status).toBe(422);
    expect(
      (
        await cancelMany(
          id,
          Array.from({ length: 101 }, (_, place) => place + 1),
        )
      ).status,
    ).toBe(422);
    expect(await cancelMany(999_999_999, ids)).toMatchObject({
      status: 404,
      json: { code: 'ORDER_NOT_FOUND' },
    });
    await agreeOn(portal, { allowedRefund: false });
    expect(takenBackIn(await refundMany(id, ids)).notDone).toEqual(
      ids.map((one) => ({ id: one, because: 'TAKE_BACK_NOT_ALLOWED', state: null })),
    );
    await agreeOn(portal, { allowedRefund: true });
  });
});

describe('several deliveries and others at once', () => {
  otherPortalTest(
    'are taken back, used or loaded once, whatever order the calls name them in',
    async (portal) => {
      await setCounterInterval(portal, 'DAILY');
      const { cancel, cancelMany, refundMany } = takingBack(portal);
      const { reportLoad } = cardSystemOf(portal);
      const phone = phonesOf(portal);
      for (const isClosed of [false, true]) {
        portal.clock.set(isClosed ? '2026-03-10T09:00:00+01:00' : '2026-03-09T09:00:00+01:00');
        const codes = await placeCodes(portal, 12);
        const onCards = await placeOnCards(portal, 12);
        if (isClosed) {
          portal.clock.set('2026-03-11T06:00:00+01:00');
          await spendInvoiceRun(portal);
        }
        for (const { id, ids, made } of [codes, onCards]) {
          const backwards = ids.toReversed();
          const [used, loaded, singles, ...many] = await Promise.all([
            Promise.all(
              made.slice(0, 4).map(async ({ id: one, pickupCode }) => {
                if (pickupCode === null) return null;
                const { status } = await phone.redeem(pickupCode, phone.newApp());
                return status === 200 ? one : null;
              }),
            ),
            Promise.all(
              made.slice(4, 8).map(async ({ id: one, cardNumber }) => {
                if (cardNumber === null) return null;
                return (await reportLoad(one, cardNumber)).status === 200 ? one : null;
              }),
            ),
            Promise.all(ids.map(async (one) => ((await cancel(one)).status === 200 ? one : null))),
            cancelMany(id, ids),
            refundMany(id, backwards),
            cancelMany(id, backwards),
            refundMany(id, ids),
          ]);
          const takenBack = [
            ...singles,
            ...many.flatMap((answer) => takenBackIn(answer).done.map((one) => one.id)),
          ];
          const winners = [...used, ...loaded, ...takenBack].filter((one) => one !== null);
          expect(winners.toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b));
          const credited = isClosed ? takenBack.filter((one) => one !== null) : [];
          expect(await creditedOf(portal, ids)).toEqual(
            new Map(credited.map((one) => [one, adultOre])),
          );
        }
      }
      expect(portal.reported).toEqual([]);
    },
  );
});
