/** The services that issue tickets, as the database and the code name them. */
export const ticketServiceIds = [
  'company-tickets',
  'housing',
  'free-tickets',
  'school-tickets',
  'ticket-counter',
] as const;
export type TicketServiceId = (typeof ticketServiceIds)[number];
