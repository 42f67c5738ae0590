/** What may stand in the way of deleting a company, in the order in which it is checked (spec 1 §2.3). */
export const companyUses = [
  'company-tickets',
  'free-tickets',
  'ticket-counter',
  'invoices',
] as const;
export type CompanyUse = (typeof companyUses)[number];
