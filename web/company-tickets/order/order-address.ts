import { useSearch } from '@tanstack/react-router';
import { subscriberInAddress } from '#tickets/subscriber-in-address.ts';

/** The parameter of the address with the ticket whose choices another order keeps. */
export const ticketInAddress = 'som';

/** For whom the order is, or which ticket it is like; null for what the address does not say. */
export function useOrderAddress() {
  return {
    subscriberId: useIdInAddress(subscriberInAddress),
    ticketId: useIdInAddress(ticketInAddress),
  };
}

function useIdInAddress(parameter: string): number | null {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const id = search[parameter];
  return typeof id === 'string' && /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null;
}
