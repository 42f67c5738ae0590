import type { Database, Transaction } from '#db/database.ts';
import { TooManyTries } from '#http/rate-limits.ts';
import { type Trier, wrongTryStore } from './wrong-try.store.ts';

export type TryLimit = {
  readonly triers: readonly Trier[];
  readonly countedFor: Temporal.Duration;
  readonly now: Temporal.Instant;
};

/**
 * Looks up something that only a secret leads to. A miss counts as a wrong try; after too many, every
 * further look-up is refused for a while, so that secrets cannot be guessed.
 */
export const limitTries =
  (database: Database) =>
  <Found>(
    { triers, countedFor, now }: TryLimit,
    look: (tx: Transaction) => Promise<Found | undefined>,
  ): Promise<Found | undefined> =>
    database.transaction(async (tx) => {
      const tries = wrongTryStore(tx, now);
      const wait = await tries.waitUntil(triers);
      if (wait) throw new TooManyTries(Math.ceil(wait.since(now).total('seconds')));
      const secret = await look(tx);
      if (secret === undefined) await tries.count(triers, now.add(countedFor));
      return secret;
    });

/** A person retries a broken link a few times; a script goes on. */
const maxWrongLinks = 60;
const wrongLinksCountedFor = Temporal.Duration.from({ minutes: 10 });

/** The same for the secret of a link: `who` is the page and the address that asks. */
export const limitLinkTries = <Found>(
  database: Database,
  { who, now }: { who: string; now: Temporal.Instant },
  look: (tx: Transaction) => Promise<Found | undefined>,
): Promise<Found | undefined> =>
  limitTries(database)(
    { triers: [{ who, maxTries: maxWrongLinks }], countedFor: wrongLinksCountedFor, now },
    look,
  );
