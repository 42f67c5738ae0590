/** The services that may prevent the deletion of a company, in the order of the checks (spec 1 §2.3). */
export const companyUses = [
  'company-tickets',
  'free-tickets',
  'ticket-counter',
  'invoices',
] as const;
export type CompanyUse = (typeof companyUses)[number];
