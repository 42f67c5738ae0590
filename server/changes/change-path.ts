import type { Origin } from '#http/call.ts';
import type { Transaction } from '#db/database.ts';
import type { Job } from '#jobs/job.ts';

/** One line of the record: what changed, for whom, from what to what. */
export type RecordedChange = {
  readonly companyId: number | null;
  /** Named as the operation: `order-company-ticket`. */
  readonly kind: string;
  readonly subject: { readonly type: string; readonly id: number | string };
  /** The person (tenant and phone) the change is about, so that a history can be read for one. */
  readonly personKey?: number;
  readonly before: Record<string, unknown> | null;
  readonly after: Record<string, unknown> | null;
};

/** What a use case holds while it changes data. All of it happens, or nothing. */
export type Change = {
  readonly tx: Transaction;
  readonly record: (change: RecordedChange) => Promise<void>;
  /** The job starts after the commit and disappears with a rollback. */
  readonly enqueue: <Data>(job: Job<Data>, data: Data) => Promise<void>;
};

/**
 * The one path for changes: one transaction, in which the work is done, recorded and announced.
 * A refusal rolls everything back. A call that carries an idempotency key gets its first answer
 * again when it was answered before.
 */
export type ChangePath = <Answer extends { reply: unknown } | { refused: unknown }>(
  origin: Origin,
  work: (change: Change) => Promise<Answer>,
) => Promise<Answer>;
