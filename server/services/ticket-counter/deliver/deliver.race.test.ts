import { resendDeliveryCode } from '@takst/contract/services/ticket-counter/delivery/resend-delivery-code.contract.ts';
import { expect } from 'vitest';
import { newPhone } from '#services/company-tickets/test-order.ts';
import {
  codesTo,
  delivered,
  placeOrder,
} from '#services/ticket-counter/order/test-counter-order.ts';
import { takingBack } from '#services/ticket-counter/take-back/test-take-back.ts';
import { firstMoment } from '#testing/portal/test-clock.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { advisoryLock, locks, rowLock } from '#testing/races/lock.ts';
import { raceTest } from '#testing/races/race-test.ts';
import { sentSms } from '#ticketing/tickets/phone/test-sent.store.ts';
import { deliveriesInChunks } from './deliver-order.ts';
import { codesInChunks } from './send-codes.ts';
import { deliverWorker } from './test-deliver-worker.ts';
import { countCodes, placeUndelivered } from './test-undelivered.ts';

const chunk = { max: 10, take: () => undefined };

raceTest('two workers deliver an order once', {
  prepare: (portal) => placeUndelivered(portal, 2),
  operation: (portal, key) => deliveriesInChunks(deliverWorker(portal), key).carryOut(chunk),
  without: advisoryLock('hashtextextended'),
  holds: async ({ database }, key) =>
    expect(await countCodes(database, key)).toEqual({
      codes: 2,
      tickets: 2,
      recorded: 2,
      orphans: 0,
    }),
});

/** A code whose time has come, and what went out to its phone. */
async function waitingCode(portal: TestPortal) {
  portal.clock.set(firstMoment);
  const phone = newPhone();
  const sendAt = '2026-03-08T07:30:00Z';
  const id = await placeOrder(portal, { ...codesTo([{ phone }]), sendAt });
  const [delivery] = await delivered(portal, id);
  portal.clock.set('2026-03-08T08:30:00+01:00');
  const worker = deliverWorker(portal);
  const key = { companyId: portal.company('several-services').id, id };
  return {
    deliveryId: delivery?.id ?? 0,
    phone,
    worker,
    send: () => codesInChunks(worker, key).carryOut(chunk),
  };
}

const first = /gir deg en billett/;

raceTest('a code goes out for the first time once, by its time or by its buyer', {
  prepare: waitingCode,
  operation: [
    async (_portal, { send }) => void (await send()),
    async (portal, { deliveryId }) => {
      const params = { deliveryId };
      await portal.callAs(portal.user('ticket-counter'), resendDeliveryCode, { params });
    },
  ],
  without: rowLock('ticket_counter.delivery'),
  holds: async ({ database }, { worker, phone }) => {
    const byTime = worker.enqueued.map(({ data }) => (data as { text: string }).text);
    const texts = [...byTime, ...(await sentSms(database, `+47${phone}`))];
    expect(texts.filter((text) => first.test(text))).toHaveLength(1);
  },
});

raceTest('a code that is cancelled while it waits does not go out', {
  prepare: async (portal) => {
    const code = await waitingCode(portal);
    const cancel = () => takingBack(portal).cancel(code.deliveryId);
    // In this order alone: what goes out first is cancelled after that.
    return { ...code, calls: [cancel, code.send] };
  },
  operation: async (_portal, { calls }) => void (await calls.shift()?.()),
  without: rowLock('ticket_counter.delivery'),
  holds: (_portal, { worker }) => expect(worker.enqueued).toEqual([]),
});

raceTest('two workers send the codes of an order once', {
  prepare: waitingCode,
  operation: (_portal, { send }) => send(),
  without: locks(advisoryLock('hashtextextended'), rowLock('ticket_counter.delivery')),
  holds: (_portal, { worker }) => expect(worker.enqueued).toHaveLength(1),
});
