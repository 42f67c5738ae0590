import type { Change } from '#platform/changes/change-path.ts';
import type { Origin } from '#platform/http/call.ts';
import { changeBatch, type LockedBatch } from '../batch/batch.store.ts';
import type { BoundWork } from '../batch/batch-work.ts';
import { runBatchJob } from './run-batch.job.ts';

type Start = {
  readonly work: BoundWork;
  readonly digest: string;
  /** How many are carried out. */
  readonly rows: number;
  readonly userId: number;
  readonly origin: Pick<Origin, 'requestId'>;
  readonly today: Temporal.PlainDate;
  readonly now: Temporal.Instant;
};

/** Lets a locked batch run that was checked today, as the user who starts it. */
export async function beginRun(
  change: Change,
  batch: LockedBatch,
  { work, digest, rows, userId, origin, today, now }: Start,
): Promise<void> {
  const { companyId, id } = batch;
  await changeBatch(change.tx, batch, {
    now,
    state: 'running',
    digest,
    checked_on: today,
    started_at: now,
    acting_user: userId,
    request_id: origin.requestId,
  });
  await change.record({
    companyId: work.service.isOfOperator ? null : companyId,
    kind: 'start-batch',
    subject: { type: 'batch', id },
    about: null,
    before: null,
    after: { ...recordedAct(batch), people: rows },
  });
  await change.enqueue(runBatchJob, { companyId, id });
}

/** What the history says of it: what is done with the rows, and the last day that stands above them. */
function recordedAct({ service, options }: LockedBatch) {
  const { act, lastDay } = options as { act?: string; lastDay?: string | null };
  return {
    action: act ?? service,
    ...(lastDay && { expirationDate: Temporal.PlainDate.from(lastDay) }),
  };
}
