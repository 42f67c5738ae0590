import type { Change } from '#platform/changes/change-path.ts';
import {
  type ChunkResult,
  type NextChunk,
  over,
  withAnotherWorker,
  type WorkInChunks,
} from '#platform/jobs/chunks/work-in-chunks.ts';
import type { DeliverDependencies } from './deliver-order.ts';
import { lockSendingOrder, type OrderKey, type SendingOrder } from './delivering-order.store.ts';
import {
  markNotSent,
  markSent,
  saveAllSent,
  type UnsentCode,
  unsentCodes,
} from './unsent-codes.store.ts';

/** The codes of an order that go out at a time which the buyer has chosen. Its items are deliveries, by position. */
export const codesInChunks = (
  dependencies: DeliverDependencies,
  key: OrderKey,
): WorkInChunks<number> => ({
  sizes: { first: 50, most: 500 },
  isOneAtATime: false,
  carryOut: (chunk) => sendChunk(dependencies, key, chunk),
  giveUp: (position, error) => giveUp(dependencies, key, { position, error }),
});

const sendChunk = (
  { database, queue, tickets, clock }: DeliverDependencies,
  key: OrderKey,
  { max, take }: NextChunk<number>,
): Promise<ChunkResult> =>
  database.transaction(async (tx): Promise<ChunkResult> => {
    const order = await lockSendingOrder(tx, key);
    if (order === 'with-another-worker') return withAnotherWorker;
    const now = clock.now();
    // Too early, or still being made: the sweep comes back.
    if (order === null || Temporal.Instant.compare(order.sendAt, now) > 0) return over;
    const codes = await unsentCodes(tx, key, max);
    const positions = codes.map(({ position }) => position);
    take(positions);
    const enqueue: Change['enqueue'] = (job, ...data) => queue.enqueue(tx, job, ...data);
    await tickets.announce(
      { enqueue },
      codes.map((code) => orderedEvent(order, code)),
    );
    await markSent(tx, key, { positions, at: now });
    const isOver = codes.length < max;
    if (isOver) await saveAllSent(tx, key);
    return { end: isOver ? 'over' : 'goes-on', items: codes.length };
  });

const orderedEvent = (
  { tenant, companyId, companyName }: SendingOrder,
  { ticketId, pickupCode, startDate, firstName, phoneCountryCode, phone }: UnsentCode,
) => ({
  service: 'ticket-counter' as const,
  ticketId,
  recipient: { tenant, companyId, companyName, firstName, phoneCountryCode, phone },
  event: { kind: 'ordered' as const, startDate, pickupCode },
});

/** Passes over a code that ends in an error each time: it is reported, and its order shows that it was not sent. */
async function giveUp(
  { database, clock, reportError }: DeliverDependencies,
  key: OrderKey,
  { position, error }: { readonly position: number; readonly error: unknown },
): Promise<ChunkResult> {
  const requestId = `order ${key.id}, delivery ${position}`;
  reportError(error, { requestId, route: 'job send-order-codes' });
  return database.transaction(async (tx) => {
    const order = await lockSendingOrder(tx, key);
    if (order === 'with-another-worker') return withAnotherWorker;
    if (order === null) return over;
    await markNotSent(tx, key, { position, because: 'UNEXPECTED', at: clock.now() });
    return { end: 'goes-on', items: 1 };
  });
}
