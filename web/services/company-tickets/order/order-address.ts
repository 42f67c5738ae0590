import { useIdInQuery } from '#platform/api/use-id-in-query.ts';
import { subscriberInAddress } from '#ticketing/tickets/subscriber-in-address.ts';

/** The parameter of the address with the ticket whose choices another order keeps. */
export const ticketInAddress = 'som';

/** For whom the order is, or which ticket it is like; null for what the address does not say. */
export function useOrderAddress() {
  return {
    subscriberId: useIdInQuery(subscriberInAddress),
    ticketId: useIdInQuery(ticketInAddress),
  };
}
