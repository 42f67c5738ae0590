/** How often an agreement is invoiced; whatever else a company has is OTHER (spec 1 §3). */
export const invoicingIntervals = [
  'DAILY',
  'WEEKLY',
  'MONTHLY_AT_END',
  'QUARTERLY',
  'OTHER',
] as const;
export type InvoicingInterval = (typeof invoicingIntervals)[number];
