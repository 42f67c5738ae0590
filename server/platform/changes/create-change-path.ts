import { violatedConstraint } from '#platform/db/connection/violated-constraint.ts';
import type { Database } from '#platform/db/database.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { Clock } from '#platform/time/clock.ts';
import { answerOnce } from './answer-once.ts';
import type { Change, ChangePath } from './change-path.ts';
import { recordChanges } from './change.store.ts';

/** Thrown to roll the transaction back; carries the refusal out of it. */
class RefusalError extends Error {
  readonly answer: unknown;
  constructor(answer: unknown) {
    super('refused');
    this.answer = answer;
  }
}

type Dependencies = { database: Database; clock: Clock; queue: JobQueue };

/**
 * The only way to change data. The idempotency key is claimed first, in the same transaction: a second
 * call with it waits for the first, and a crash or refusal rolls back claim and change together. A key
 * belongs to one user, or to one visitor of a call (server/platform/http/server/idempotency-key.ts), and to one call: use the change
 * path once per call.
 */
export function createChangePath({ database, clock, queue }: Dependencies): ChangePath {
  return async (origin, work) => {
    type Answer = Awaited<ReturnType<typeof work>>;
    const run = () =>
      database.transaction(async (tx) => {
        const change: Change = {
          tx,
          record: (...recorded) =>
            recordChanges(tx, { origin, changes: recorded, at: clock.now() }),
          enqueue: (job, ...data) => queue.enqueue(tx, job, ...data),
        };
        return answerOnce(tx, { origin, at: clock.now() }, async () => {
          const answer = await work(change);
          if ('refused' in answer) throw new RefusalError(answer);
          return answer;
        });
      });
    try {
      return await drawAgain(run);
    } catch (error) {
      if (error instanceof RefusalError) return error.answer as Answer;
      throw error;
    }
  };
}

/** Violated when a value that was drawn is in use: the work runs again and draws another. */
const drawnOnce = 'pickup_code_once';
const maxDraws = 3;

async function drawAgain<T>(run: () => Promise<T>): Promise<T> {
  for (let remainingTries = maxDraws; remainingTries > 1; remainingTries -= 1) {
    try {
      return await run();
    } catch (error) {
      if (violatedConstraint(error) !== drawnOnce) throw error;
    }
  }
  return run();
}
