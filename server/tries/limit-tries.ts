import type { Database, Transaction } from '#db/database.ts';
import { TooManyTries } from '#http/rate-limits.ts';
import { type Trier, wrongTryStore } from './wrong-try.store.ts';

export type Trying = {
  readonly triers: readonly Trier[];
  readonly countedFor: Temporal.Duration;
  readonly now: Temporal.Instant;
};

/**
 * Looks for something that is found by a secret alone. What is not found counts as a wrong try; who
 * has had too many is told to wait, whatever they look for now, so that secrets cannot be guessed.
 */
export const limitTries =
  (database: Database) =>
  <Found>(
    { triers, countedFor, now }: Trying,
    look: (tx: Transaction) => Promise<Found | undefined>,
  ): Promise<Found | undefined> =>
    database.transaction(async (tx) => {
      const tries = wrongTryStore(tx, now);
      const wait = await tries.waitOf(triers);
      if (wait) throw new TooManyTries(Math.ceil(wait.since(now).total('seconds')));
      const found = await look(tx);
      if (found === undefined) await tries.count(triers, now.add(countedFor));
      return found;
    });
