import { type DatedRow, inForce } from '#platform/time/in-force.rules.ts';

export type DatedAmount = DatedRow & { readonly nrOfZones: number };

/** The price row in force on a day for a number of zones: the newest that has begun, or none. */
export const priceInForce = <Price extends DatedAmount>(
  prices: readonly Price[],
  { nrOfZones, on }: { nrOfZones: number; on: Temporal.PlainDate },
): Price | null =>
  inForce(
    prices.filter((price) => price.nrOfZones === nrOfZones),
    on,
  );
