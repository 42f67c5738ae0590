import { ticketServices } from '#app/areas/ticket-services.ts';
import { createChangePath } from '#platform/changes/create-change-path.ts';
import { readWorkKeys } from '#platform/jobs/chunks/work-without-job.query.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import { makeTickets } from '#ticketing/tickets/operations/make-tickets.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import type { DeliverDependencies } from './deliver-order.ts';
import { waitingOrderKeys } from './unsent-codes.store.ts';

/** A worker of the test's own, whose jobs go nowhere. Chunks are small, so that there are many to be killed in. */
export function deliverWorker({
  database,
  clock,
}: Pick<TestPortal, 'database' | 'clock'>): DeliverDependencies & {
  readonly enqueued: { readonly name: string; readonly data: unknown }[];
  readonly failed: unknown[];
} {
  const enqueued: { name: string; data: unknown }[] = [];
  const failed: unknown[] = [];
  const queue: JobQueue = {
    async enqueue(_tx, { name }, ...all) {
      enqueued.push(...all.map((data) => ({ name, data })));
    },
  };
  return {
    database,
    clock,
    queue,
    enqueued,
    failed,
    changes: createChangePath({ database, clock, queue }),
    tickets: makeTickets(ticketServices, { linkTo: () => 'https://takst.example' }),
    reportError: (error) => failed.push(error),
    pace: { chunkMs: 20, jobMs: 60_000, elapsed: () => performance.now() },
  };
}

/** A worker whose codes cannot be handed to the SMS service where the phone is one of these. */
export function failingFor(portal: TestPortal, phones: readonly string[]) {
  const worker = deliverWorker(portal);
  const announce: typeof worker.tickets.announce = async (change, events) => {
    const fails = events.some(({ recipient }) => phones.includes(recipient?.phone ?? ''));
    if (fails) throw new Error('the text cannot be made');
    return worker.tickets.announce(change, events);
  };
  return { ...worker, tickets: { ...worker.tickets, announce } };
}

/** Orders whose codes are to go out by a moment. */
export const waiting = async (portal: TestPortal, moment: string) => {
  const keys = await readWorkKeys(portal.database, waitingOrderKeys(Temporal.Instant.from(moment)));
  return (keys as { id: number }[]).map(({ id }) => id);
};
