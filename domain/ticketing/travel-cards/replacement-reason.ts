/**
 * Why a card is replaced by a new one. One that is lost costs its fee, a defective one nothing (docs/decisions/0091);
 * another name is written on a new card.
 */
export const replacementReasons = ['lost', 'defective', 'new-name'] as const;
export type ReplacementReason = (typeof replacementReasons)[number];

export const isReplacedForFree = (reason: ReplacementReason): boolean => reason === 'defective';
