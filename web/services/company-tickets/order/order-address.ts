import { useIdInQuery } from '#platform/api/use-id-in-query.ts';
import { subscriberInAddress } from '#ticketing/tickets/subscriber-in-address.ts';

/** The parameter of the address with the ticket whose choices another order keeps. */
export const ticketInAddress = 'som';

/** The person of the order, or the ticket that it repeats; null where the address does not name it. */
export function useOrderAddress() {
  return {
    subscriberId: useIdInQuery(subscriberInAddress),
    ticketId: useIdInQuery(ticketInAddress),
  };
}
