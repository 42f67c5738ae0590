import type { Transaction } from '#platform/db/database.ts';
import {
  type CodeReference,
  type DrawFrom,
  findCodes,
  type UsedCode,
  drawFreeCodes,
} from './code.store.ts';

/**
 * A code for each reference: the one that it has, else a free one of the pool, each used once. Any number in three
 * statements; fewer come back when the pool has fewer, and who gets none is owed one, or refused. Free codes that no other draw has
 * come first, so that draws do not wait for each other; the last of a pool are waited for, as a draw that is rolled back
 * leaves its codes to others. The caller has locked what the
 * references name: two draws for the same one at once would end in an error.
 */
export async function drawCodes(
  tx: Transaction,
  pool: DrawFrom,
  references: readonly CodeReference[],
): Promise<UsedCode[]> {
  const codes = await findCodes(tx, pool, references);
  for (const inUse of ['skip', 'wait'] as const) {
    const served = new Set(codes.map(keyOf));
    const waiting = references.filter((reference) => !served.has(keyOf(reference)));
    codes.push(...(await drawFreeCodes(tx, { ...pool, inUse }, waiting)));
  }
  return codes;
}

const keyOf = ({ type, id }: CodeReference): string => `${type} ${id}`;
