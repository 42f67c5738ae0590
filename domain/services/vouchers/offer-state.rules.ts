/** As the page of a voucher has it (spec 3 §4). */
export const voucherOfferStatuses = ['AVAILABLE', 'CLAIMED', 'EXPIRED'] as const;
export type VoucherOfferStatus = (typeof voucherOfferStatuses)[number];

/** As customer support has it: its link is not sent before the first day, and what was claimed stays so. */
export const offerStates = ['PLANNED', ...voucherOfferStatuses] as const;
export type OfferState = (typeof offerStates)[number];

export type OfferFacts = {
  /** First and last day on which it can be claimed. */
  readonly periodStart: Temporal.PlainDate;
  readonly periodEnd: Temporal.PlainDate;
  readonly claimedAt: Temporal.Instant | null;
};

export function offerState(offer: OfferFacts, today: Temporal.PlainDate): OfferState {
  if (offer.claimedAt) return 'CLAIMED';
  if (Temporal.PlainDate.compare(offer.periodEnd, today) < 0) return 'EXPIRED';
  return Temporal.PlainDate.compare(today, offer.periodStart) < 0 ? 'PLANNED' : 'AVAILABLE';
}

/**
 * What a link says: outside its period it has expired, claimed or not (spec 3 §8: "expired or used"). A link that leads to
 * nothing says the same.
 */
export function voucherOfferStatus(
  offer: OfferFacts | null,
  today: Temporal.PlainDate,
): VoucherOfferStatus {
  if (!offer || Temporal.PlainDate.compare(offer.periodEnd, today) < 0) return 'EXPIRED';
  const state = offerState(offer, today);
  return state === 'PLANNED' ? 'EXPIRED' : state;
}
