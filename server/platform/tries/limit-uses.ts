import type { Transaction } from '#platform/db/database.ts';
import { TooManyTries } from '#platform/http/rate-limits.ts';
import { type Trier, wrongTryStore } from './wrong-try.store.ts';

/**
 * Counts a use of something that costs (a message, an order) for each client, in the transaction of the use.
 * Refuses it when one of them has used up its limit; refused and undone uses do not count.
 */
export async function limitUses(
  tx: Transaction,
  clients: readonly Trier[],
  now: Temporal.Instant,
): Promise<void> {
  const uses = wrongTryStore(tx, now);
  await uses.lock(clients);
  const waits = await uses.waitsOf(clients);
  const until = [...waits.values()].toSorted(Temporal.Instant.compare).at(-1);
  if (until) throw new TooManyTries(Math.ceil(until.since(now).total('seconds')));
  await uses.count(clients);
}
