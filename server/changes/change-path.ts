import type { RecordedValues } from '@takst/domain/changes/change-fields.ts';
import type { ChangeKind } from '@takst/domain/changes/change-kinds.ts';
import type { Origin } from '#http/call.ts';
import type { Transaction } from '#db/database.ts';
import type { Job } from '#jobs/job.ts';

/** One line of the record: what changed, for whom, from what to what. */
export type RecordedChange = {
  readonly companyId: number | null;
  readonly kind: ChangeKind;
  readonly subject: { readonly type: string; readonly id: number | string };
  /** The person (tenant and phone) the change is about, so that a history can be read for one. */
  readonly personKey?: number;
  readonly before: RecordedValues | null;
  readonly after: RecordedValues | null;
};

/** Fields that are not in the table of fields: what has one is no recorded value. */
type NoOthers<Values> = Values extends null
  ? unknown
  : { readonly [Name in Exclude<keyof Values, keyof RecordedValues>]: never };

/** A value with a field that is not in `domain/changes/change-fields.ts` does not compile. */
type RecordChange = <Before extends RecordedValues | null, After extends RecordedValues | null>(
  change: RecordedChange & {
    readonly before: Before & NoOthers<Before>;
    readonly after: After & NoOthers<After>;
  },
) => Promise<void>;

/** What a use case holds while it changes data. All of it happens, or nothing. */
export type Change = {
  readonly tx: Transaction;
  readonly record: RecordChange;
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
