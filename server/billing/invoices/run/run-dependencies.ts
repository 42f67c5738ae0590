import type { Database } from '#platform/db/database.ts';
import type { ChunkPace } from '#platform/jobs/chunks/chunk-pace.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { ReportError } from '#platform/observability/error-reports.ts';
import type { BillingServices } from '#ticketing/tickets/tickets.public.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { FindInvented } from '#billing/invoices/invented/invented-data.ts';

export type InvoiceRunDependencies = {
  readonly database: Database;
  readonly queue: JobQueue;
  readonly clock: Clock;
  /** The day of the invoices, when it is another than the day up to which is invoiced. */
  readonly invoiceDate?: Temporal.PlainDate;
  readonly services: BillingServices;
  readonly findInvented: FindInvented;
  readonly reportError: ReportError;
  readonly pace: ChunkPace & {
    /** In the first transaction of a job; 100 without it. */
    readonly companies?: number;
  };
};
