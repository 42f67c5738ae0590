/**
 * The share of a turn: of three shares every third item, from the first, second or third on. Successive turns together have
 * all items, each once. Throws for a turn that is not a whole number, which would have no item at all.
 */
export function shareAt<T>(
  all: readonly T[],
  { shares, turn }: { shares: number; turn: number },
): T[] {
  if (!Number.isSafeInteger(turn) || turn < 0) throw new Error(`${turn} is no turn of a sweep.`);
  return all.filter((_, at) => at % shares === turn % shares);
}
