import type { TicketStatus } from './ticket-status.rules.ts';

/** From the most living to the least; its SQL twin is `company_tickets.status_rank`. */
export const statusesByRank = [
  'active',
  'pending',
  'expired',
  'cancelled',
  'failed',
  'anonymised',
] as const satisfies readonly TicketStatus[];

/** What a list says of a person with several tickets: the status of the most living one. */
export const personStatus = (statuses: readonly TicketStatus[]): TicketStatus | null =>
  statusesByRank.find((status) => statuses.includes(status)) ?? null;
