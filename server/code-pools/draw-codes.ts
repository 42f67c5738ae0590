import type { Transaction } from '#db/database.ts';
import {
  type CodePool,
  type CodeReference,
  type DrawMoment,
  findCodes,
  type UsedCode,
  takeFreeCodes,
} from './code.store.ts';

/**
 * A code for each reference: the one that it has, else a free one of the pool, each used once. Any number in two
 * statements; fewer come back when the pool has fewer, and who gets none is owed one. The caller has locked what the
 * references name: two draws for the same one at once would end in an error.
 */
export async function drawCodes(
  tx: Transaction,
  pool: CodePool & DrawMoment,
  references: readonly CodeReference[],
): Promise<UsedCode[]> {
  const existing = await findCodes(tx, pool, references);
  const served = new Set(existing.map(keyOf));
  const waiting = references.filter((reference) => !served.has(keyOf(reference)));
  return [...existing, ...(await takeFreeCodes(tx, pool, waiting))];
}

const keyOf = ({ type, id }: CodeReference): string => `${type} ${id}`;
