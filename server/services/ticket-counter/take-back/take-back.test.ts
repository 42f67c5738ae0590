import { describe, expect } from 'vitest';
import { spendInvoiceRun } from '#app/test-nightly-jobs.ts';
import { phonesOf } from '#ticketing/tickets/phone/test-phone.ts';
import { recordedChanges } from '#platform/changes/test-changes.store.ts';
import {
  adultOre,
  counterAgreement,
  delivered,
  deliveriesOf,
  placeOrder,
} from '#services/ticket-counter/order/test-counter-order.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import {
  agreeOn,
  billedDeliveries,
  billedFacts,
  otherPortalTest,
  creditedOf,
  refundsOf,
  setCounterInterval,
  takingBack,
} from './test-take-back.ts';

const recordedTakeBacks = (portal: TestPortal, id: number) =>
  recordedChanges(portal.database)
    .where('change.subject_type', '=', 'counter-delivery')
    .where('change.subject_id', '=', String(id))
    .execute();

const refused = (code: string, status: number) => ({ status, json: { code } });
const nextMorning = '2026-03-07T06:00:00+01:00';

describe('a delivery that nobody has used', () => {
  otherPortalTest('is cancelled before it is billed, and its code is dead', async (portal) => {
    const orderId = await placeOrder(portal);
    const [first, second] = await delivered(portal, orderId);
    const { cancel, refund } = takingBack(portal);
    expect(await cancel(first?.id ?? 0)).toMatchObject({ status: 200, json: { credited: false } });
    const phone = phonesOf(portal);
    expect(await phone.redeem(first?.pickupCode ?? '', phone.newApp())).toMatchObject(
      refused('TICKET_NOT_VALID', 410),
    );
    expect(await cancel(first?.id ?? 0)).toMatchObject(refused('DELIVERY_NOT_PENDING', 409));
    expect(await refund(first?.id ?? 0)).toMatchObject(refused('DELIVERY_NOT_PENDING', 409));
    portal.clock.set(nextMorning);
    await spendInvoiceRun(portal);
    expect(portal.reported).toEqual([]);
    const ids = [first?.id ?? 0, second?.id ?? 0];
    expect(await billedDeliveries(portal, ids)).toMatchObject([
      { deliveryId: second?.id, amountOre: adultOre },
    ]);
    expect(await billedFacts(portal, second?.id ?? 0)).toEqual([
      {
        agreementId: counterAgreement(portal),
        type: 'TICKET',
        product: 'single-ticket',
        profileId: 'ADULT',
        zoneFrom: 'RUT:TariffZone:1',
        zoneTo: 'RUT:TariffZone:1',
        allZones: false,
        nrOfZones: 1,
        vatPercent: 12,
        phone: null,
      },
    ]);
    expect(await recordedTakeBacks(portal, first?.id ?? 0)).toMatchObject([
      {
        kind: 'cancel-counter-delivery',
        user_id: portal.user('ticket-counter').id,
        after: { counterTotal: adultOre },
      },
    ]);
  });

  otherPortalTest('is refunded with a credit note when it is invoiced, once', async (portal) => {
    await setCounterInterval(portal, 'DAILY');
    // The days before are closed.
    portal.clock.set('2026-03-07T09:00:00+01:00');
    const orderId = await placeOrder(portal);
    const [first] = await delivered(portal, orderId);
    const id = first?.id ?? 0;
    portal.clock.set('2026-03-08T06:00:00+01:00');
    await spendInvoiceRun(portal);
    const { cancel, refund } = takingBack(portal);
    expect(await refund(id)).toMatchObject({ status: 200, json: { credited: true } });
    expect(await cancel(id)).toMatchObject(refused('DELIVERY_NOT_PENDING', 409));
    expect(await creditedOf(portal, [id])).toEqual(new Map([[id, adultOre]]));
    const userId = portal.user('operator').id;
    expect(await refundsOf(portal, [id])).toEqual([{ description: 'Avlyst', userId }]);
    expect(await recordedTakeBacks(portal, id)).toMatchObject([
      { kind: 'refund-counter-delivery', user_id: userId, after: { counterTotal: adultOre } },
    ]);
    expect(portal.reported).toEqual([]);
  });
});

describe('a delivery that is used', () => {
  otherPortalTest('is not taken back, however the calls meet', async (portal) => {
    const orderId = await placeOrder(portal, {
      lines: [{ profileId: 'ADULT', quantity: 12 }],
      expectedOre: 12 * adultOre,
    });
    const deliveries = await delivered(portal, orderId);
    const phone = phonesOf(portal);
    const { cancel } = takingBack(portal);
    const answers = await Promise.all(
      deliveries.map(async ({ id, pickupCode }) => {
        const [used, takenBackAnswer] = await Promise.all([
          phone.redeem(pickupCode ?? '', phone.newApp()),
          cancel(id),
        ]);
        return [used.status, takenBackAnswer.status].join(' ');
      }),
    );
    // One of the two wins.
    expect(answers.filter((pair) => pair !== '200 409' && pair !== '410 200')).toEqual([]);
  });

  otherPortalTest('has the days of its product from then on', async (portal) => {
    const orderId = await placeOrder(portal, {
      productTemplateId: 'period-7-days',
      lines: [{ profileId: 'ADULT', quantity: 1 }],
      expectedOre: 35_200,
    });
    const [delivery] = await delivered(portal, orderId);
    portal.clock.set('2026-03-20T12:00:00+01:00');
    const phone = phonesOf(portal);
    const { status } = await phone.redeem(delivery?.pickupCode ?? '', phone.newApp());
    expect(status).toBe(200);
    const [used] = await deliveriesOf(portal, orderId);
    expect([String(used?.startDate), String(used?.expirationDate)]).toEqual([
      '2026-03-20',
      '2026-03-27',
    ]);
    expect(used?.pendingThrough).toBe(null);
  });

  otherPortalTest('was used in time: after 90 days its code is dead', async (portal) => {
    const [delivery] = await delivered(portal, await placeOrder(portal));
    const phone = phonesOf(portal);
    portal.clock.set('2026-06-05T12:00:00+02:00');
    expect(await phone.redeem(delivery?.pickupCode ?? '', phone.newApp())).toMatchObject(
      refused('TICKET_NOT_VALID', 410),
    );
    expect(await takingBack(portal).cancel(delivery?.id ?? 0)).toMatchObject(
      refused('DELIVERY_NOT_PENDING', 409),
    );
  });
});

describe('who takes back', () => {
  otherPortalTest('is told by role and agreement', async (portal) => {
    const [delivery] = await delivered(portal, await placeOrder(portal));
    const id = delivery?.id ?? 0;
    const { cancel, refund } = takingBack(portal);
    expect((await refund(id, 'ticket-counter')).status).toBe(403);
    expect((await cancel(id, 'operator')).status).toBe(403);
    // A buyer of another company that allows it, and of this one.
    expect(await cancel(999_999_999)).toMatchObject(refused('DELIVERY_NOT_FOUND', 404));
    await agreeOn(portal, { allowedRefund: false });
    expect(await refund(id)).toMatchObject(refused('TAKE_BACK_NOT_ALLOWED', 403));
    await agreeOn(portal, { allowedRefund: true, allowedTicketCancellation: false });
    expect((await cancel(id)).status).toBe(403);
    await agreeOn(portal, { allowedTicketCancellation: true });
    expect((await cancel(id)).status).toBe(200);
  });

  otherPortalTest('gets travel money back at the operator that allows it alone', async (portal) => {
    const orderId = await placeOrder(portal, {
      productTemplateId: 'travel-money',
      mediaType: 'TRAVEL_CARD',
      zoneIdFrom: null,
      zoneIdTo: null,
      lines: [{ quantity: 1, cardNumbers: ['1234567890'] }],
      amountOre: 20_000,
      expectedOre: 20_000,
    });
    const [money] = await delivered(portal, orderId);
    const { cancel, refund } = takingBack(portal);
    await agreeOn(portal, { allowedTravelMoneyCancellation: true });
    expect(await cancel(money?.id ?? 0)).toMatchObject(refused('TAKE_BACK_NOT_ALLOWED', 403));
    expect((await refund(money?.id ?? 0)).status).toBe(200);
    await agreeOn(portal, { allowedTravelMoneyCancellation: false });
  });
});

describe('refunds and cancellations at once', () => {
  /** `TAKE_BACK_RACES=50x32` for the figures of the issue. */
  const [deliveries = 6, calls = 8] = (process.env['TAKE_BACK_RACES'] ?? '6x8')
    .split('x')
    .map(Number);

  otherPortalTest(
    'take a delivery back once and credit it once, before and after its day is closed',
    async (portal) => {
      await setCounterInterval(portal, 'DAILY');
      const { cancel, refund } = takingBack(portal);
      const numbers = Array.from({ length: deliveries }, (_, place) =>
        String(1_234_500_000 + place),
      );
      for (const isClosed of [false, true]) {
        portal.clock.set(isClosed ? '2026-03-10T09:00:00+01:00' : '2026-03-09T09:00:00+01:00');
        // A code is locked by its ticket too; what is put on a card has no lock but its delivery.
        const onCards = await placeOrder(portal, {
          mediaType: 'TRAVEL_CARD',
          lines: [{ profileId: 'ADULT', quantity: deliveries, cardNumbers: numbers }],
          expectedOre: deliveries * adultOre,
        });
        const codes = await placeOrder(portal, {
          lines: [{ profileId: 'ADULT', quantity: deliveries }],
          expectedOre: deliveries * adultOre,
        });
        const allDeliveries = [
          ...(await delivered(portal, onCards)),
          ...(await delivered(portal, codes)),
        ];
        const ids = allDeliveries.map(({ id }) => id);
        if (isClosed) {
          portal.clock.set('2026-03-11T06:00:00+01:00');
          await spendInvoiceRun(portal);
        }
        const statuses = await Promise.all(
          ids.map(async (id) => {
            const answers = await Promise.all(
              Array.from({ length: calls }, (_, turn) =>
                turn % 2 === 0 ? cancel(id) : refund(id),
              ),
            );
            return answers.map(({ status }) => status);
          }),
        );
        for (const each of statuses) {
          expect(each.filter((status) => status === 200)).toHaveLength(1);
          expect(each.filter((status) => status === 409)).toHaveLength(calls - 1);
        }
        const once = isClosed ? ids.map((id) => [id, adultOre] as const) : [];
        expect(await creditedOf(portal, ids)).toEqual(new Map(once));
      }
      portal.clock.set('2026-03-12T06:00:00+01:00');
      await spendInvoiceRun(portal);
      expect(portal.reported).toEqual([]);
    },
    240_000,
  );
});
