import type { RecordedValues } from '@takst/domain/app/changes/change-fields.ts';
import type { ChangeKind } from '@takst/domain/app/changes/change-kinds.ts';
import type { Origin } from '#platform/http/call.ts';
import type { Transaction } from '#platform/db/database.ts';
import type { Job } from '#platform/jobs/job.ts';

/**
 * One entry in the record of changes: kind, subject, holder, and the values before and after. Values are whole; the
 * personal ones are stored apart (docs/decisions/0028).
 */
export type RecordedChange = {
  readonly companyId: number | null;
  readonly kind: ChangeKind;
  readonly subject: { readonly type: string; readonly id: number | string };
  /**
   * The holder and the ticket: their history has the change, and what is personal in it is erased with
   * them. Null where it is about neither.
   */
  readonly about: { readonly holderId?: number; readonly ticketId?: number } | null;
  readonly before: RecordedValues | null;
  readonly after: RecordedValues | null;
};

/** Fields that are not in the table of fields: none of them may be recorded. */
type NoOthers<Values> = Values extends null
  ? unknown
  : { readonly [Name in Exclude<keyof Values, keyof RecordedValues>]: never };

/**
 * Records any number of changes in one statement. A value with a field that is not in
 * `domain/app/changes/recorded-tables.ts` does not compile.
 */
type RecordChanges = <Before extends RecordedValues | null, After extends RecordedValues | null>(
  ...changes: readonly (RecordedChange & {
    readonly before: Before & NoOthers<Before>;
    readonly after: After & NoOthers<After>;
  })[]
) => Promise<void>;

/** What a use case gets while it changes data; everything it does commits or rolls back together. */
export type Change = {
  readonly tx: Transaction;
  readonly record: RecordChanges;
  /** One job for each data; they start after the commit and disappear with a rollback. */
  readonly enqueue: <Data>(job: Job<Data>, ...data: readonly Data[]) => Promise<void>;
};

/**
 * The only way to change data: one transaction, in which the work is done, recorded and announced.
 * A refusal rolls everything back. A call with an idempotency key that was answered before gets the
 * same answer again.
 */
export type ChangePath = <Answer extends { reply: unknown } | { refused: unknown }>(
  origin: Origin,
  work: (change: Change) => Promise<Answer>,
) => Promise<Answer>;
