/** The VAT within an amount that includes it, in øre, rounded half up (domain: Time and money). */
export function vatWithin(grossOre: number, percent: number): number {
  const share = 100 + percent;
  return Math.floor((2 * grossOre * percent + share) / (2 * share));
}
