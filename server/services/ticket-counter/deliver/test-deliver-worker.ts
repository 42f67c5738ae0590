import { ticketServices } from '#app/areas/ticket-services.ts';
import { createChangePath } from '#platform/changes/create-change-path.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import { makeTickets } from '#ticketing/tickets/operations/make-tickets.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import type { DeliverDependencies } from './deliver-order.ts';

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
