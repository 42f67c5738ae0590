import { z } from 'zod';
import type { Database } from '#platform/db/database.ts';
import { job, type Job } from '#platform/jobs/job.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { Clock } from '#platform/time/clock.ts';
import { anonymiseEntries, dueTicketsOf } from './anonymise-tickets.ts';
import type { DueEntries, Erasers } from './personal-data.ts';
import type { TicketServices } from '#ticketing/tickets/ticket/ticket-service.ts';

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: JobQueue;
  readonly services: TicketServices;
  /** What is anonymised beside the tickets. */
  readonly otherEntries: readonly DueEntries[];
  readonly erasers: Erasers;
};

/** Few enough that an order for one of their phones does not wait for long. */
const maxTickets = 1_000;

/**
 * One transaction for each service, and one for subscriptions; at a full one the rest is left to the next job, so
 * that no job takes long.
 */
export const anonymiseTicketsJob: Job<Record<string, never>, Dependencies> = job({
  name: 'anonymise-tickets',
  data: z.strictObject({}),
  schedule: { dailyAt: '02:17', data: {} },
  retries: 3,
  async work(_, { database, clock, queue, services, otherEntries, erasers }: Dependencies) {
    const moment = { today: clock.today(), now: clock.now(), maxTickets };
    for (const entries of [...Object.values(services).map(dueTicketsOf), ...otherEntries]) {
      const due = await database.transaction(async (tx) => {
        const count = await anonymiseEntries(tx, erasers, { ...moment, entries });
        if (count === maxTickets) await queue.enqueue(tx, anonymiseTicketsJob, {});
        return count;
      });
      if (due === maxTickets) return;
    }
  },
});
