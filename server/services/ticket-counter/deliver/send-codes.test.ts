import { listDeliveries } from '@takst/contract/services/ticket-counter/delivery/list-deliveries.contract.ts';
import { resendDeliveryCode } from '@takst/contract/services/ticket-counter/delivery/resend-delivery-code.contract.ts';
import {
  countCounterOrders,
  listCounterOrders,
} from '@takst/contract/services/ticket-counter/orders/counter-order-list.contract.ts';
import { getCounterOrder } from '@takst/contract/services/ticket-counter/orders/get-counter-order.contract.ts';
import { listUndeliveredMessages } from '@takst/contract/platform/messages/list-undelivered-messages.contract.ts';
import { sendMessageAgain } from '@takst/contract/platform/messages/send-message-again.contract.ts';
import { describe, expect } from 'vitest';
import { newPhone } from '#services/company-tickets/test-order.ts';
import { sendManySms } from '#platform/integrations/sms/send-many-sms.job.ts';
import { sendSms } from '#platform/integrations/sms/send-sms.job.ts';
import { carryOutInChunks } from '#platform/jobs/chunks/carry-out-in-chunks.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import {
  codesTo,
  delivered,
  placeOrder,
} from '#services/ticket-counter/order/test-counter-order.ts';
import {
  anOrder,
  mainCompany,
  read,
  readAs,
} from '#services/ticket-counter/orders/test-read-orders.ts';
import { takingBack } from '#services/ticket-counter/take-back/test-take-back.ts';
import { phonesOf } from '#ticketing/tickets/phone/test-phone.ts';
import { sentSms } from '#ticketing/tickets/phone/test-sent.store.ts';
import type { DeliverDependencies } from './deliver-order.ts';
import { codesInChunks } from './send-codes.ts';
import { deliverWorker, failingFor, waiting } from './test-deliver-worker.ts';
import { saveCodesNotSent } from './unsent-codes.store.ts';

/** An order of codes for phones, which go out at a time, when its deliveries are made. */
async function placeWaiting(portal: TestPortal, phones: readonly string[], sendAt: string) {
  const id = await placeOrder(portal, {
    ...codesTo(phones.map((phone) => ({ phone }))),
    sendAt,
  });
  return { id, made: await delivered(portal, id) };
}

const send = (portal: TestPortal, worker: DeliverDependencies, id: number) => {
  const key = { companyId: portal.company('several-services').id, id };
  return carryOutInChunks(codesInChunks(worker, key), worker.pace);
};

const smsTo = ({ database }: TestPortal, phone = '') => sentSms(database, `+47${phone}`);

const resend = (portal: TestPortal, deliveryId: number) =>
  portal.callAs(portal.user('ticket-counter'), resendDeliveryCode, { params: { deliveryId } });

describe('codes that go out later', () => {
  portalTest('wait for their time, and go out once then', async (portal) => {
    const phones = Array.from({ length: 5 }, newPhone);
    const { id, made: deliveries } = await placeWaiting(portal, phones, '2026-03-08T07:30:00Z');
    const [, second, third, fourth, fifth] = deliveries;
    expect(await waiting(portal, '2026-03-08T07:29:00Z')).not.toContain(id);
    expect(await waiting(portal, '2026-03-20T07:29:00Z')).toContain(id);
    const worker = deliverWorker(portal);
    expect(await send(portal, worker, id)).toBe('over');
    expect(worker.enqueued).toEqual([]);
    // One is not wanted any more, one is given back, one is used from the list, and one its buyer sends before its time.
    expect((await takingBack(portal).cancel(second?.id ?? 0)).status).toBe(200);
    expect((await takingBack(portal).refund(fourth?.id ?? 0)).status).toBe(200);
    const { redeem, newApp } = phonesOf(portal);
    expect((await redeem(fifth?.pickupCode ?? '', newApp())).status).toBe(200);
    portal.clock.set('2026-03-08T08:00:00+01:00');
    expect(await resend(portal, third?.id ?? 0)).toMatchObject({ status: 200 });
    portal.clock.set('2026-03-09T08:30:00+01:00');
    await Promise.all([send(portal, worker, id), send(portal, worker, id)]);
    await send(portal, worker, id);
    expect(worker.enqueued).toMatchObject([
      {
        name: 'send-sms',
        data: { to: `+47${phones[0]}`, text: expect.stringContaining('Hentekode') },
      },
    ]);
    expect(await waiting(portal, '2026-03-20T07:29:00Z')).not.toContain(id);
    const sent = await Promise.all(phones.slice(1).map((phone) => smsTo(portal, phone)));
    expect(sent.map((texts) => texts.length)).toEqual([0, 1, 0, 0]);
  });
});

/** What the order says of its codes. */
async function orderOf(portal: TestPortal, id: number) {
  const [order, { matches }, counted, listed] = await Promise.all([
    read(portal, getCounterOrder, anOrder(id)),
    read(portal, listDeliveries, anOrder(id)),
    read(portal, countCounterOrders, mainCompany(portal)),
    read(portal, listCounterOrders, { ...mainCompany(portal), query: { filter: 'with-failures' } }),
  ]);
  expect(counted.counts['with-failures']).toBe(listed.totalEntries);
  return {
    notSentCount: order.notSentCount,
    states: matches.map(({ state }) => state),
    deliveries: matches,
    needsAttention: listed.matches.some((entry) => entry.id === id && entry.notSentCount > 0),
  };
}

describe('a code that could not be sent', () => {
  const sendAt = '2026-03-08T07:30:00Z';

  portalTest('says so, with reason and time, until it is sent again', async (portal) => {
    const phones = [newPhone(), newPhone(), newPhone()];
    const { id, made: deliveries } = await placeWaiting(portal, phones, sendAt);
    const [, broken] = deliveries;
    const worker = failingFor(portal, [phones[1] ?? '']);
    portal.clock.set('2026-03-08T08:30:00+01:00');
    expect(await send(portal, worker, id)).toBe('over');
    expect(worker.failed).toHaveLength(1);
    expect(worker.enqueued.map(({ data }) => (data as { to: string }).to)).toEqual(
      [phones[0], phones[2]].map((phone) => `+47${phone}`),
    );
    // Nothing waits any more: the sweep does not try for ever.
    expect(await waiting(portal, '2026-03-20T07:29:00Z')).not.toContain(id);
    const failed = await orderOf(portal, id);
    expect(failed).toMatchObject({
      notSentCount: 1,
      needsAttention: true,
      states: ['unused', 'not-sent', 'unused'],
    });
    expect(failed.deliveries[1]).toMatchObject({
      // It is made and billed, and its buyer can hand it out.
      status: 'pending',
      problem: null,
      sentAt: null,
      notSent: { because: 'UNEXPECTED', at: '2026-03-08T07:30:00Z' },
      allowedActions: ['cancel', 'resend-code'],
    });
    expect(failed.deliveries[0]).toMatchObject({ notSent: null, sentAt: expect.any(String) });

    portal.clock.set('2026-03-08T08:45:00+01:00');
    expect(await resend(portal, broken?.id ?? 0)).toMatchObject({ status: 200 });
    // The guest has heard of no ticket before.
    expect(await smsTo(portal, phones[1])).toMatchObject([
      expect.stringContaining('gir deg en billett'),
    ]);
    const mended = await orderOf(portal, id);
    expect(mended).toMatchObject({
      notSentCount: 0,
      needsAttention: false,
      states: ['unused', 'unused', 'unused'],
    });
    expect(mended.deliveries[1]).toMatchObject({ notSent: null, sentAt: '2026-03-08T07:45:00Z' });

    // Once more: it went out at its first time, and the guest gets the same code again.
    portal.clock.set('2026-03-08T09:45:00+01:00');
    expect(await resend(portal, broken?.id ?? 0)).toMatchObject({ status: 200 });
    expect(await smsTo(portal, phones[1])).toMatchObject([
      expect.stringContaining('gir deg en billett'),
      expect.stringContaining(`Her er koden til billetten igjen. Hentekode: ${broken?.pickupCode}`),
    ]);
    expect((await orderOf(portal, id)).deliveries[1]).toMatchObject({
      sentAt: '2026-03-08T07:45:00Z',
    });
  });

  portalTest('that its buyer sends while the job gives up, is sent', async (portal) => {
    const phone = newPhone();
    const { id, made: deliveries } = await placeWaiting(portal, [phone], sendAt);
    portal.clock.set('2026-03-08T08:30:00+01:00');
    const worker = failingFor(portal, [phone]);
    const reportError = () => void worker.failed.push('given up');
    // Reported first, settled afterwards: the buyer comes between.
    const database: typeof worker.database = Object.create(worker.database, {
      transaction: {
        value: async (...args: Parameters<typeof worker.database.transaction>) => {
          if (worker.failed.length > 0 && !isResent) {
            isResent = true;
            expect(await resend(portal, deliveries[0]?.id ?? 0)).toMatchObject({ status: 200 });
          }
          return worker.database.transaction(...args);
        },
      },
    });
    let isResent = false;
    await send(portal, { ...worker, database, reportError }, id);
    expect(isResent).toBe(true);
    expect(await orderOf(portal, id)).toMatchObject({ notSentCount: 0, states: ['unused'] });
  });

  portalTest('needs no attention once it is used, cancelled or expired', async (portal) => {
    const phones = [newPhone(), newPhone(), newPhone()];
    const { id, made: deliveries } = await placeWaiting(portal, phones, sendAt);
    portal.clock.set('2026-03-08T08:30:00+01:00');
    await send(portal, failingFor(portal, phones), id);
    expect(await orderOf(portal, id)).toMatchObject({ notSentCount: 3, needsAttention: true });
    const [cancelled, used] = deliveries;
    expect((await takingBack(portal).cancel(cancelled?.id ?? 0)).status).toBe(200);
    const { redeem, newApp } = phonesOf(portal);
    expect((await redeem(used?.pickupCode ?? '', newApp())).status).toBe(200);
    // Its buyer can hand out the third one until the last day.
    for (const moment of ['2026-03-08T08:30:00+01:00', '2026-06-04T23:59:00+02:00']) {
      portal.clock.set(moment);
      expect(await orderOf(portal, id)).toMatchObject({
        notSentCount: 1,
        needsAttention: true,
        states: ['cancelled', 'used', 'not-sent'],
      });
    }
    portal.clock.set('2026-06-05T00:01:00+02:00');
    expect(await orderOf(portal, id)).toMatchObject({
      notSentCount: 0,
      needsAttention: false,
      states: ['cancelled', 'used', 'expired'],
    });
  });
});

describe('a slow SMS service', () => {
  portalTest(
    'gets no code twice, and what it never takes is not said to be sent',
    async (portal) => {
      const phones = Array.from({ length: 12 }, () => newPhone());
      const { id } = await placeWaiting(portal, phones, '2026-03-08T07:30:00Z');
      portal.clock.set('2026-03-08T08:30:00+01:00');
      const worker = deliverWorker(portal);
      await send(portal, worker, id);
      // The service holds each of them, until it says no.
      const refusals: (() => void)[] = [];
      const dependencies = {
        ...worker,
        onTicketSmsFailed: saveCodesNotSent,
        holdBack: async () => new Map(),
        sms: {
          send: () =>
            new Promise<void>((_, reject) => {
              refusals.push(() => reject(new Error('the SMS gateway answered 503')));
            }),
        },
      };
      const [job] = worker.enqueued;
      expect(worker.enqueued.map(({ name }) => name)).toEqual(['send-many-sms']);
      const sending = sendManySms.run(job?.data, dependencies, `slow-${id}`);
      await expect.poll(() => refusals.length).toBeGreaterThan(0);
      // Meanwhile the sweep looks again, an hour later: they are on their way.
      portal.clock.set('2026-03-08T09:30:00+01:00');
      expect(await waiting(portal, '2026-03-08T08:30:00Z')).not.toContain(id);
      await send(portal, worker, id);
      expect(worker.enqueued).toHaveLength(1);
      for (let done = 0; done < phones.length; done += 1) {
        await expect.poll(() => refusals.length).toBeGreaterThan(done);
        refusals[done]?.();
      }
      await sending;
      // Each is tried for hours on its own, and the last try fails too.
      const singles = worker.enqueued.slice(1);
      expect(singles).toHaveLength(phones.length);
      expect(new Set(singles.map(({ data }) => (data as { key: string }).key)).size).toBe(12);
      for (const { data } of singles.slice(0, 2)) {
        await sendSms.giveUp?.(data, dependencies, { key: 'single', reason: 'it answered 503' });
      }
      const order = await orderOf(portal, id);
      expect(order).toMatchObject({ notSentCount: 2, needsAttention: true });
      expect(order.deliveries[0]).toMatchObject({
        state: 'not-sent',
        sentAt: null,
        notSent: { because: 'SMS_FAILED', at: '2026-03-08T08:30:00Z' },
      });
      expect(order.deliveries[2]).toMatchObject({ state: 'unused', notSent: null });

      // Customer support sends one of them again from its list of messages.
      const asSupport = readAs(portal, 'support');
      const { matches } = await asSupport(listUndeliveredMessages, {
        query: { searchFor: `+47${phones[0]}` },
      });
      await asSupport(sendMessageAgain, { params: { id: matches[0]?.id ?? 0 } });
      expect(await orderOf(portal, id)).toMatchObject({ notSentCount: 1 });
    },
  );
});

describe('codes that go out in the night in which clocks change', () => {
  portalTest('go out at their moment, once', async (portal) => {
    portal.clock.set('2026-03-27T10:00:00+01:00');
    const phone = newPhone();
    // 03:30 in Norway: half an hour after 02:00, when it is 03:00.
    const { id } = await placeWaiting(portal, [phone], '2026-03-29T01:30:00Z');
    const worker = deliverWorker(portal);
    expect(await waiting(portal, '2026-03-29T01:29:59Z')).not.toContain(id);
    portal.clock.set('2026-03-29T01:59:59+01:00');
    await send(portal, worker, id);
    expect(worker.enqueued).toEqual([]);
    portal.clock.set('2026-03-29T03:30:00+02:00');
    expect(await waiting(portal, '2026-03-29T01:30:00Z')).toContain(id);
    await Promise.all([send(portal, worker, id), send(portal, worker, id)]);
    expect(worker.enqueued).toHaveLength(1);
    expect(await orderOf(portal, id)).toMatchObject({
      deliveries: [{ sentAt: '2026-03-29T01:30:00Z' }],
    });
  });
});
