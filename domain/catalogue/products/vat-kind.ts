/** Which rate of VAT is included in a price. */
export const vatKinds = ['TRANSPORT', 'STANDARD'] as const;
