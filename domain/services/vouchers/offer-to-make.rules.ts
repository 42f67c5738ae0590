export const offerFaults = [
  /** The phone has an offer of the campaign in a part of the period. */
  'OFFER_EXISTS',
  'PERIOD_OVER',
  'PERIOD_ENDS_BEFORE_START',
  /** No provider has a free code of this amount. */
  'NO_CODES_OF_AMOUNT',
] as const;
export type OfferFault = (typeof offerFaults)[number];

type OfferToMake = {
  readonly amountOre: number;
  readonly periodStart: Temporal.PlainDate;
  readonly periodEnd: Temporal.PlainDate;
};

type OfferWorld = {
  readonly today: Temporal.PlainDate;
  /** The phone has an offer of the campaign in a part of the period. */
  readonly isTaken: boolean;
  /** Those of which some provider has a free code, in øre. */
  readonly amounts: ReadonlySet<number>;
};

/** Why a person does not get an offer. */
export function refuseOffer(
  { amountOre, periodStart, periodEnd }: OfferToMake,
  { today, isTaken, amounts }: OfferWorld,
): OfferFault | null {
  if (Temporal.PlainDate.compare(periodEnd, periodStart) < 0) return 'PERIOD_ENDS_BEFORE_START';
  if (Temporal.PlainDate.compare(periodEnd, today) < 0) return 'PERIOD_OVER';
  if (isTaken) return 'OFFER_EXISTS';
  return amounts.has(amountOre) ? null : 'NO_CODES_OF_AMOUNT';
}
