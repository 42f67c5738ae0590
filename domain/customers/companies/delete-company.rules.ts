import type { TicketServiceId } from '#platform/access/ticket-service-id.ts';

/** What may stand in the way of deleting a company, in the order in which it is checked (spec 1 §2.3). */
export const companyUses = [
  'company-tickets',
  'free-tickets',
  'ticket-counter',
  'invoices',
] as const;
export type CompanyUse = (typeof companyUses)[number];

/** The check that covers each service: `company-tickets` covers every service with tickets of named people. */
export const checkOfService = {
  'company-tickets': 'company-tickets',
  housing: 'company-tickets',
  'school-tickets': 'company-tickets',
  'free-tickets': 'free-tickets',
  'ticket-counter': 'ticket-counter',
} as const satisfies Record<TicketServiceId, CompanyUse>;
