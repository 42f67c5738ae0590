/**
 * The key leads to no offer that can be claimed: it is wrong, malformed or missing, or its offer has not begun or is over.
 * Which of these is told to nobody.
 */
export const noOffer = { NO_OFFER: { status: 410 } } as const;
