/** Who orders a replacement says why: a lost card costs its fee, a defective one nothing. */
export const orderedReplacementReasons = ['lost', 'defective'] as const;
export type OrderedReplacementReason = (typeof orderedReplacementReasons)[number];
