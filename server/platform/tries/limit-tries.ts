import type { Database, Transaction } from '#platform/db/database.ts';
import { TooManyTries } from '#platform/http/rate-limits.ts';
import { type Trier, wrongTryStore } from './wrong-try.store.ts';

/** What many clients share; when it is used up, it refuses only those that nothing vouches for. */
type SharedTrier = Trier & {
  readonly isTrusted: (tx: Transaction) => Promise<boolean>;
};

export type TryLimit = {
  readonly triers: readonly Trier[];
  readonly shared?: SharedTrier;
  readonly now: Temporal.Instant;
};

/**
 * Looks up something that only a secret leads to. A miss counts as a wrong try; after too many, every
 * further look-up is refused for a while, so that secrets cannot be guessed (docs/decisions/0032).
 */
export const limitTries =
  (database: Database) =>
  <Found>(
    { triers, shared, now }: TryLimit,
    look: (tx: Transaction) => Promise<Found | undefined>,
  ): Promise<Found | undefined> =>
    database.transaction(async (tx) => {
      const tries = wrongTryStore(tx, now);
      // Not what is shared: nobody waits for everybody else.
      await tries.lock(triers);
      const all = shared ? [...triers, shared] : triers;
      const waits = await tries.waitsOf(all);
      const isTrusted = !shared || !waits.has(shared.who) || (await shared.isTrusted(tx));
      const until = (isTrusted ? triers : all)
        .flatMap(({ who }) => waits.get(who) ?? [])
        .toSorted(Temporal.Instant.compare)
        .at(-1);
      if (until) throw new TooManyTries(Math.ceil(until.since(now).total('seconds')));
      const secret = await look(tx);
      if (secret === undefined) await tries.count(all);
      return secret;
    });

/** A person retries a broken link a few times; a script goes on. */
const wrongLinks = { maxTries: 60, countedFor: Temporal.Duration.from({ minutes: 10 }) };

/**
 * Looks up the secret of a link, of 128 bits or more. No number of tries finds one, so a right link is never refused,
 * even when other users share the address. Wrong ones are, so that a script is told to stop.
 */
export async function limitWrongLinks<Found>(
  database: Database,
  { who, now }: { who: string; now: Temporal.Instant },
  look: (tx: Transaction) => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const secret = await database.transaction(look);
  if (secret !== undefined) return secret;
  return limitTries(database)({ triers: [{ who, ...wrongLinks }], now }, async () => undefined);
}
