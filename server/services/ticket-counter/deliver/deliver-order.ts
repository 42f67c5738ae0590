import type { ChangePath } from '#platform/changes/change-path.ts';
import type { Database } from '#platform/db/database.ts';
import type { Origin } from '#platform/http/call.ts';
import { deliveryDay } from '#billing/invoices/invoices.public.ts';
import type { ChunkPace } from '#platform/jobs/chunks/chunk-pace.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { ReportFailure } from '#platform/jobs/job-failures.ts';
import {
  type ChunkResult,
  type NextChunk,
  over,
  readAgain,
  withAnotherWorker,
  type WorkInChunks,
} from '#platform/jobs/chunks/work-in-chunks.ts';
import type { Tickets } from '#ticketing/tickets/tickets.public.ts';
import type { Clock } from '#platform/time/clock.ts';
import {
  type DeliveringOrder,
  findDeliveringOrder,
  lockDeliveringOrder,
  moveOn,
  nextDeliveries,
  saveMadeDeliveries,
  saveProblem,
  type OrderKey,
} from './delivering-order.store.ts';
import { makeDeliveries } from './make-deliveries.ts';

/** What the engine of work in chunks and the deliveries need. */
export type DeliverDependencies = {
  readonly queue: JobQueue;
  readonly pace: ChunkPace;
  readonly database: Database;
  readonly changes: ChangePath;
  readonly tickets: Tickets;
  readonly clock: Clock;
  readonly reportError: ReportFailure;
};

/**
 * The deliveries of an order as work in chunks, each made once (domain: Ticket counter). Its items are deliveries, by
 * position.
 */
export const deliveriesInChunks = (
  dependencies: DeliverDependencies,
  key: OrderKey,
): WorkInChunks<number> => ({
  // Larger chunks deliver in half the time, and others wait twice as long for their orders (`npm run bench`).
  sizes: { first: 50, most: 300 },
  isOneAtATime: true,
  carryOut: (chunk) => deliverChunk(dependencies, key, chunk),
  giveUp: (position, error) => giveUp(dependencies, key, { position, error }),
});

async function deliverChunk(
  { database, changes, tickets, clock }: DeliverDependencies,
  key: OrderKey,
  { max, take }: NextChunk<number>,
): Promise<ChunkResult> {
  const current = await findDeliveringOrder(database, key);
  if (!current) return over;
  const { reply } = await changes<{ reply: ChunkResult }>(originOf(current), async (change) => {
    const order = await lockDeliveringOrder(change.tx, key);
    if (order === null) return { reply: over };
    if (order === 'with-another-worker') return { reply: withAnotherWorker };
    const next = await nextDeliveries(change.tx, order, max);
    const last = next.at(-1);
    take(next.map(({ position }) => position));
    const now = clock.now();
    if (last) {
      const { tenant, companyId } = order;
      const day = await deliveryDay(change.tx, { tenant, companyId, today: clock.today() });
      const madeDeliveries = await makeDeliveries({ change, tickets }, order, {
        deliveries: next,
        now,
      });
      await saveMadeDeliveries(change.tx, key, { made: madeDeliveries, deliveredOn: day });
    }
    const isOver = next.length < max;
    await moveOn(change.tx, key, {
      nextPosition: last ? last.position + 1 : order.nextPosition,
      made: next.reduce((sum, { passengers }) => sum + passengers, 0),
      isOver,
      now,
    });
    return { reply: { end: isOver ? 'over' : 'goes-on', items: next.length } };
  });
  return reply;
}

/** Passes over a delivery that ends in an error each time. It stands in the order as failed, and is reported. */
async function giveUp(
  { database, clock, reportError }: DeliverDependencies,
  key: OrderKey,
  { position, error }: { readonly position: number; readonly error: unknown },
): Promise<ChunkResult> {
  reportError(error, {
    requestId: `order ${key.id}, delivery ${position}`,
    route: 'job deliver-order',
  });
  return database.transaction(async (tx) => {
    const order = await lockDeliveringOrder(tx, key);
    if (order === null) return over;
    if (order === 'with-another-worker') return withAnotherWorker;
    if (order.nextPosition !== position) return readAgain;
    await saveProblem(tx, key, position);
    await moveOn(tx, key, { nextPosition: position + 1, made: 0, isOver: false, now: clock.now() });
    return { end: 'goes-on', items: 1 };
  });
}

/** Changes are recorded as made in the portal by the buyer. */
const originOf = ({ tenant, orderedBy, id }: DeliveringOrder): Origin => ({
  tenant,
  userId: orderedBy,
  requestId: `counter order ${id}`,
  channel: 'portal',
  idempotency: null,
});
