import type { TicketServiceId } from '#platform/access/ticket-service-id.ts';

/**
 * Whether services may sell a product: those that sell it today, or did before. What else a service needs of a product, such
 * as its media, comes with the product from a file.
 */
export const areServicesPossible = (
  { services }: { readonly services: readonly TicketServiceId[] },
  possible: readonly TicketServiceId[],
): boolean => services.every((service) => possible.includes(service));
