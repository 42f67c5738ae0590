/** How often an agreement is invoiced; whatever else a company has is OTHER (spec 1 §3). */
export const invoicingIntervals = [
  'DAILY',
  'WEEKLY',
  'MONTHLY_AT_END',
  'QUARTERLY',
  'ANNUALLY',
  'OTHER',
] as const;
export type InvoicingInterval = (typeof invoicingIntervals)[number];

/** Those that can be chosen (spec 1 §5); an agreement that came with another keeps it. */
export const offeredIntervals = [
  'DAILY',
  'WEEKLY',
  'MONTHLY_AT_END',
  'QUARTERLY',
] as const satisfies readonly InvoicingInterval[];

/** Undefined for one that cannot be chosen. */
export const offeredInterval = (interval: InvoicingInterval) =>
  offeredIntervals.find((offered) => offered === interval);

export const invoicingInterval = (text: string): InvoicingInterval =>
  invoicingIntervals.find((interval) => interval === text) ?? 'OTHER';

/** Those that can be chosen for an agreement: its own one is always among them. */
export const intervalsFor = (current: InvoicingInterval): readonly InvoicingInterval[] => [
  ...new Set<InvoicingInterval>([...offeredIntervals, current]),
];
