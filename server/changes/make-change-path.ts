import type { Database } from '#db/database.ts';
import type { JobQueue } from '#jobs/job-queue.ts';
import type { Clock } from '#time/clock.ts';
import type { ChangePath } from './change-path.ts';
import { claimKey, keepAnswer, recordChange } from './change.store.ts';

/** A key came again with another body; the HTTP layer answers 422 (domain: Idempotency-Key). */
export class IdempotencyKeyReused extends Error {
  override name = 'IdempotencyKeyReused';
}

/** Carries a refusal out of the transaction, so that leaving it rolls everything back. */
class Refused extends Error {
  readonly answer: unknown;
  constructor(answer: unknown) {
    super('refused');
    this.answer = answer;
  }
}

type Dependencies = { database: Database; clock: Clock; queue: JobQueue };

/**
 * The one path for changes. The idempotency key is claimed first, in the same transaction: a second
 * call with it waits for the first, and a crash or a refusal forgets claim and change together.
 * A key belongs to its user and to one call: use the path once in a call. Callers who are not
 * signed in have no key: it would be anybody's.
 */
export function makeChangePath({ database, clock, queue }: Dependencies): ChangePath {
  return async (origin, work) => {
    type Answer = Awaited<ReturnType<typeof work>>;
    try {
      return await database.transaction(async (tx) => {
        const call = keyOf(origin);
        const earlier = call && (await claimKey(tx, call, { ...call, at: clock.now() }));
        if (call && earlier) {
          if (earlier.digest !== call.digest) throw new IdempotencyKeyReused();
          // What was kept is what went over the wire, byte for byte: dates in it are text already.
          return earlier.answer as Answer;
        }
        const answer = await work({
          tx,
          record: (change) => recordChange(tx, { origin, change, at: clock.now() }),
          enqueue: (job, data) => queue.enqueue(tx, job, data),
        });
        if ('refused' in answer) throw new Refused(answer);
        if (call) await keepAnswer(tx, call, answer);
        return answer;
      });
    } catch (error) {
      if (error instanceof Refused) return error.answer as Answer;
      throw error;
    }
  };
}

const keyOf = ({ tenant, userId, idempotency }: Parameters<ChangePath>[0]) =>
  idempotency && userId !== null ? { tenant, userId, ...idempotency } : null;
