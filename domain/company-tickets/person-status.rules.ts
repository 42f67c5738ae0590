import type { TicketStatus } from './ticket-status.rules.ts';

/** From the most current to the least; its SQL twin is `company_tickets.status_rank`. */
export const statusesByRank = [
  'active',
  'pending',
  'expired',
  'cancelled',
  'failed',
  'anonymised',
] as const satisfies readonly TicketStatus[];

/** The status of a person with several tickets: that of the most current one. */
export const personStatus = (statuses: readonly TicketStatus[]): TicketStatus | null =>
  statusesByRank.find((status) => statuses.includes(status)) ?? null;
