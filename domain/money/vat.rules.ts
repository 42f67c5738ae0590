import { divideHalfUp } from './ore.rules.ts';

/**
 * The VAT within an amount that includes it, in øre, rounded half up, once for each line
 * (domain: Time and money). A credit has exactly the VAT of what it credits.
 */
export const vatIncludedIn = (grossOre: number, percent: number): number =>
  divideHalfUp(grossOre * percent, 100 + percent);
