/**
 * The key leads to no offer that can be claimed: it is wrong, malformed or missing, or its offer has not begun or is over.
 * All of these get the same answer, so that a guess reveals nothing (spec 3, vouchers).
 */
export const noOffer = { NO_OFFER: { status: 410 } } as const;
