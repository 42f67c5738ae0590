/** The share of a turn: every third of three shares, from the first, second or third on. As many turns have all of it. */
export const shareAt = <T>(
  all: readonly T[],
  { shares, turn }: { shares: number; turn: number },
): T[] => all.filter((_, at) => at % shares === turn % shares);
