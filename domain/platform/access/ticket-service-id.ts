/** The services that issue tickets, as the database and the code name them. */
export const ticketServiceIds = [
  'company-tickets',
  'housing',
  'free-tickets',
  'school-tickets',
  'ticket-counter',
] as const;
export type TicketServiceId = (typeof ticketServiceIds)[number];

/**
 * The services that the portal has. A new service adds its name, and the compiler asks for the rest
 * (`server/app/areas/ticket-services.ts`).
 */
export const registeredServiceIds = [
  'company-tickets',
  'housing',
  'free-tickets',
  'school-tickets',
  'ticket-counter',
] as const satisfies readonly TicketServiceId[];
export type RegisteredServiceId = (typeof registeredServiceIds)[number];

/** The services whose tickets are for the people of a company: they share people, calls and rules. */
export const subscriberServiceIds = [
  'company-tickets',
  'housing',
] as const satisfies readonly RegisteredServiceId[];
export type SubscriberServiceId = (typeof subscriberServiceIds)[number];
