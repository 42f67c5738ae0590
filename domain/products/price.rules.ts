export type DatedAmount = {
  readonly nrOfZones: number;
  readonly validFrom: Temporal.PlainDate;
};

/** The price row in force on a day for a number of zones: the newest that has begun, or none. */
export function priceInForce<Price extends DatedAmount>(
  prices: readonly Price[],
  { nrOfZones, on }: { nrOfZones: number; on: Temporal.PlainDate },
): Price | null {
  const { compare } = Temporal.PlainDate;
  const begun = prices
    .filter((price) => price.nrOfZones === nrOfZones && compare(price.validFrom, on) <= 0)
    .toSorted((one, other) => compare(one.validFrom, other.validFrom));
  return begun.at(-1) ?? null;
}
