/** What an operator charges once: for a card that is made, or for a subscription that is cancelled (spec 3 §9). */
export const feeKinds = ['NEW_CARD', 'REPLACEMENT_CARD', 'PAPER_CARD', 'CANCELLATION'] as const;
export type FeeKind = (typeof feeKinds)[number];
