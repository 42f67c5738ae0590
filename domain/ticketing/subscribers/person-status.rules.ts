import { type TicketStatus, ticketStatuses } from '#ticketing/tickets/ticket-status.rules.ts';

/** What a list says of a person with several tickets: the status of the most living one. */
export const personStatus = (statuses: readonly TicketStatus[]): TicketStatus | null =>
  ticketStatuses.find((status) => statuses.includes(status)) ?? null;
