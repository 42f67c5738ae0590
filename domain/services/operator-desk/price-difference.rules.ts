import { divideHalfUp } from '#platform/money/ore.rules.ts';

export type PriceDifference = {
  readonly ore: number;
  /** In tenths of a per cent; null where the price was nothing. */
  readonly perMille: number | null;
};

/** How much more a price comes to than the one before it. */
export function priceDifference(beforeOre: number, afterOre: number): PriceDifference {
  const ore = afterOre - beforeOre;
  return { ore, perMille: beforeOre === 0 ? null : divideHalfUp(ore * 1000, beforeOre) };
}
