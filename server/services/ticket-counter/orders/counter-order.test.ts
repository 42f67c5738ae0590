import { listCounterOrders } from '@takst/contract/services/ticket-counter/orders/counter-order-list.contract.ts';
import { getCounterOrder } from '@takst/contract/services/ticket-counter/orders/get-counter-order.contract.ts';
import { listRefunds } from '@takst/contract/services/ticket-counter/orders/list-refunds.contract.ts';
import {
  downloadUnusedCodes,
  listUnusedCodes,
} from '@takst/contract/services/ticket-counter/orders/unused-codes.contract.ts';
import { listDeliveries } from '@takst/contract/services/ticket-counter/delivery/list-deliveries.contract.ts';
import type { CounterDelivery } from '@takst/contract/services/ticket-counter/delivery/delivery.schema.ts';
import { deliveryState } from '@takst/domain/services/ticket-counter/delivery-state.rules.ts';
import { resendDeliveryCode } from '@takst/contract/services/ticket-counter/delivery/resend-delivery-code.contract.ts';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { newPhone } from '#services/company-tickets/test-order.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { placeOnCards } from '#services/ticket-counter/load/test-loads.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { WorldUser } from '#testing/portal/world.store.ts';
import { forgetOldOrders } from '../order/forget-old-orders.store.ts';
import {
  adultOre,
  codeTo,
  counterAgreement,
  delivered,
  placeOrder,
} from '../order/test-counter-order.ts';

import { anOrder, fetchCode, mainCompany, read, readAs, setDelivery } from './test-read-orders.ts';
describe('an order', () => {
  portalTest('says how far it is, by the state of what is made', async (portal) => {
    const id = await placeOrder(portal, {
      lines: [{ profileId: 'ADULT', quantity: 6 }],
      expectedOre: 6 * adultOre,
    });
    const deliveries = await delivered(portal, id);
    const [, used, cancelled, refunded, failed] = deliveries;
    await fetchCode(portal, used?.ticketId);
    await setDelivery(portal, cancelled?.id ?? 0, 'cancelled_at = now()');
    await setDelivery(portal, refunded?.id ?? 0, `refunded_at = '2026-03-06T10:00:00Z'`);
    await setDelivery(portal, failed?.id ?? 0, `delivered_on = null, problem = 'UNEXPECTED'`);
    const order = await read(portal, getCounterOrder, anOrder(id));
    expect(order.deliveries).toEqual({
      all: 6,
      counts: {
        unused: 2,
        'not-sent': 0,
        used: 1,
        expired: 0,
        cancelled: 1,
        refunded: 1,
        failed: 1,
      },
    });
    expect(order).toMatchObject({
      id,
      agreementNumber: counterAgreement(portal),
      failedCount: 1,
      mayCancel: 'allowed',
      mayRefund: 'role',
    });
    const { matches } = await read(portal, listDeliveries, anOrder(id));
    expect(matches.map(({ state }) => state)).toEqual([
      'unused',
      'used',
      'cancelled',
      'refunded',
      'failed',
      'unused',
    ]);
    expect(matches.map(({ allowedActions }) => allowedActions)).toEqual([
      ['cancel'],
      [],
      [],
      [],
      [],
      ['cancel'],
    ]);
    expect(matches[2]?.status).toBe('cancelled');
    expect(matches[4]).toMatchObject({ status: 'failed', problem: 'UNEXPECTED' });
    const filtered = await read(portal, listDeliveries, {
      ...anOrder(id),
      query: { filter: 'refunded' },
    });
    expect(filtered.matches.map((one) => one.id)).toEqual([refunded?.id]);
    expect(await read(portal, listRefunds, anOrder(id))).toEqual([
      { id: refunded?.id, refundedAt: '2026-03-06T10:00:00Z', totalPrice: 42 },
    ]);
    const [unused] = deliveries;
    await setDelivery(portal, unused?.id ?? 0, `refunded_at = '2026-03-07T10:00:00Z'`);
    const refundIds = (await read(portal, listRefunds, anOrder(id))).map((one) => one.id);
    expect(refundIds).toEqual([unused?.id, refunded?.id]);
  });

  portalTest('answers 304 until something moves', async (portal) => {
    const id = await placeOrder(portal);
    const [delivery] = await delivered(portal, id);
    const user = portal.user('ticket-counter');
    const first = await portal.callAs(user, getCounterOrder, anOrder(id));
    const etag = String(first.headers['etag']);
    const again = () =>
      portal.callAs({ ...user, etag } as typeof user, getCounterOrder, anOrder(id));
    expect(etag).toMatch(/^"/);
    expect((await again()).headers['etag']).toBe(etag);
    await setDelivery(portal, delivery?.id ?? 0, 'cancelled_at = now()');
    expect((await again()).headers['etag']).not.toBe(etag);
  });

  portalTest('shows no delivery that is not made yet', async (portal) => {
    const id = await placeOrder(portal);
    const [delivery] = await delivered(portal, id);
    await setDelivery(portal, delivery?.id ?? 0, 'delivered_on = null, ticket_id = null');
    expect((await read(portal, listDeliveries, anOrder(id))).totalEntries).toBe(1);
    expect((await read(portal, getCounterOrder, anOrder(id))).deliveries.all).toBe(1);
  });

  portalTest(
    'lets customer support refund, and whoever orders send codes again',
    async (portal) => {
      const phone = newPhone();
      const id = await placeOrder(portal, codeTo(phone, 'Kari Moe'));
      const [delivery] = await delivered(portal, id);
      const actionsOf = async (user: string) =>
        (await readAs(portal, user)(listDeliveries, anOrder(id))).matches[0]?.allowedActions;
      expect(await actionsOf('ticket-counter')).toEqual(['cancel', 'resend-code']);
      expect(await actionsOf('hr')).toEqual([]);
      expect(await actionsOf('support')).toEqual(['refund']);
      expect(await readAs(portal, 'support')(getCounterOrder, anOrder(id))).toMatchObject({
        mayCancel: 'role',
        mayRefund: 'allowed',
      });
      const resendAs = (user: WorldUser, deliveryId: number | undefined) =>
        portal.callAs(user, resendDeliveryCode, { params: { deliveryId: deliveryId ?? 0 } });
      const elsewhere = await resendAs(portal.user('ticket-counter', 'akt'), delivery?.id);
      expect(elsewhere).toMatchObject({ status: 404, json: { code: 'DELIVERY_NOT_FOUND' } });
      const buyer = portal.user('ticket-counter');
      // Where no code went to a phone, there is none to be sent again, however late.
      const { made: onCards } = await placeOnCards(portal, ['4300000001']);
      const [onList] = await delivered(portal, await placeOrder(portal));
      portal.clock.set('2026-03-07T10:00:00+01:00');
      for (const one of [onCards[0], onList]) {
        expect(await resendAs(buyer, one?.id)).toMatchObject({
          status: 409,
          json: { code: 'NO_PICKUP_CODE' },
        });
      }
      const { matches } = await read(portal, listDeliveries, {
        ...anOrder(id),
        query: { searchFor: 'kari moe' },
      });
      expect(matches[0]).toMatchObject({
        recipientName: 'Kari Moe',
        mediaInfo: {
          type: 'MOBILE_TICKET',
          phone,
          phoneCountryCode: '+47',
          downloadedToPhone: false,
        },
      });
      const code = (matches[0] as CounterDelivery & { mediaInfo: { pickupCode: string } }).mediaInfo
        .pickupCode;
      for (const [searchFor, total] of [
        [code.toLowerCase(), 1],
        [phone, 1],
        ['ola', 0],
      ] as const) {
        const { totalEntries } = await read(portal, listDeliveries, {
          ...anOrder(id),
          query: { searchFor },
        });
        expect(totalEntries).toBe(total);
      }
    },
  );

  portalTest(
    'gives out the codes that nobody has used, as a file and with QR codes',
    async (portal) => {
      const id = await placeOrder(portal, {
        lines: [{ profileId: 'ADULT', quantity: 3 }],
        expectedOre: 3 * adultOre,
      });
      const deliveries = await delivered(portal, id);
      const [cancelled, one, other] = deliveries;
      await setDelivery(portal, cancelled?.id ?? 0, 'cancelled_at = now()');
      const file = await portal.callAs(
        portal.user('ticket-counter'),
        downloadUnusedCodes,
        anOrder(id),
      );
      const lines = file.text.trim().split('\r\n');
      expect(lines[0]).toContain('Hentekode;Produkt;Profil;Soner;Pris');
      expect(lines.slice(1).map((line) => /[A-Z0-9]{8}/.exec(line)?.[0])).toEqual([
        one?.pickupCode,
        other?.pickupCode,
      ]);
      expect(lines[1]).toMatch(/http\S+\/billett\/\S+/);
      const printed = await read(portal, listUnusedCodes, {
        ...anOrder(id),
        query: { maxEntries: '1', offset: '1' },
      });
      expect(printed.totalEntries).toBe(2);
      expect(printed.matches.map(({ pickupCode }) => pickupCode)).toEqual([other?.pickupCode]);
      const { rows = [] } = printed.matches[0] ?? {};
      expect(rows.length).toBeGreaterThan(20);
      expect(rows.every((row) => row.length === rows.length && /^[01]+$/.test(row))).toBe(true);
    },
  );

  portalTest('of another company is as if it did not exist', async (portal) => {
    const id = await placeOrder(portal);
    await delivered(portal, id);
    const strangers = [
      portal.user('ticket-counter', 'akt'),
      portal.user('ticket-counter', 'fjord'),
    ];
    const input = anOrder(id);
    for (const stranger of strangers) {
      for (const route of [
        getCounterOrder,
        listDeliveries,
        listRefunds,
        downloadUnusedCodes,
        listUnusedCodes,
      ]) {
        expect(await portal.callAs(stranger, route, input)).toMatchObject({
          status: 404,
          json: { code: 'ORDER_NOT_FOUND' },
        });
      }
    }
    const list = await portal.callAs(
      strangers[0] ?? portal.user('hr'),
      listCounterOrders,
      mainCompany(portal),
    );
    expect(list.status).toBe(404);
  });

  portalTest('that is old says nothing of people, and still what it was', async (portal) => {
    const id = await placeOrder(portal, { personalReference: 'Kari sin billett' });
    await delivered(portal, id);
    const inAYear = Temporal.Instant.from('2027-04-01T00:00:00Z');
    await portal.database.transaction((tx) => forgetOldOrders(tx, inAYear));
    const order = await read(portal, getCounterOrder, anOrder(id));
    expect(order).toMatchObject({ orderedBy: null, personalReference: null, totalPrice: 84 });
    const { matches } = await read(portal, listCounterOrders, mainCompany(portal));
    expect(JSON.stringify(matches.find((one) => one.id === id))).not.toContain('Kari');
  });

  portalTest('has the same states in SQL as in the rule', async (portal) => {
    const codes = await placeOrder(portal, {
      lines: [{ profileId: 'ADULT', quantity: 5 }],
      expectedOre: 5 * adultOre,
    });
    const deliveries = await delivered(portal, codes);
    const notSent = `send_problem = 'UNEXPECTED', send_failed_at = now()`;
    await setDelivery(portal, deliveries[4]?.id ?? 0, notSent);
    await fetchCode(portal, deliveries[1]?.ticketId);
    await setDelivery(portal, deliveries[2]?.id ?? 0, 'refunded_at = now()');
    await setDelivery(
      portal,
      deliveries[3]?.id ?? 0,
      `delivered_on = null, problem = 'UNEXPECTED'`,
    );
    const today = Temporal.PlainDate.from('2026-03-06');
    for (const [medium, kind] of [
      ['phone', null],
      ['card', null],
      ['paper', 'visit'],
    ] as const) {
      for (const expiresOn of [today, today.subtract({ days: 1 })]) {
        const startDate = expiresOn.subtract({ days: 1 });
        await sql`update ticket_counter."order" set medium = ${medium}, delivery_kind = ${kind}, expires_on = ${expiresOn},
                         start_date = ${startDate} where id = ${codes}`.execute(
          tablesOf(portal.database),
        );
        const { matches } = await read(portal, listDeliveries, anOrder(codes));
        const facts = {
          medium,
          startDate,
          expiresOn,
          hasProblem: false,
          isCancelled: false,
          isRefunded: false,
          isUsed: false,
          isNotSent: false,
        };
        expect(matches.map(({ state }) => state)).toEqual([
          deliveryState(facts, today),
          deliveryState({ ...facts, isUsed: true }, today),
          'refunded',
          'failed',
          deliveryState({ ...facts, isNotSent: true }, today),
        ]);
      }
    }
  });
});
