/** The quotient of two whole numbers, rounded half up by amount: -2.5 becomes -3, as 2.5 becomes 3. */
export function divideHalfUp(dividend: number, divisor: number): number {
  if (dividend < 0) return 0 - divideHalfUp(-dividend, divisor);
  return Math.floor((2 * whole(dividend) + divisor) / (2 * divisor));
}

/** A total is the sum of its lines (domain: Time and money). */
export const sumOfOre = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => whole(sum + whole(amount)), 0);

/** Kroner at the edge, with two decimals at most. */
export const toKroner = (ore: number): number => whole(ore) / 100;

/** Whole øre of an amount in kroner; one with a fraction of an øre is no amount. */
export function kronerToOre(kroner: number): number {
  const ore = Math.round(kroner * 100);
  if (toKroner(ore) !== kroner) throw new Error(`${kroner} kroner are not whole øre`);
  return ore;
}

function whole(ore: number): number {
  if (!Number.isSafeInteger(ore)) throw new Error(`${ore} is no whole number of øre`);
  return ore;
}
