import { getCompanyTicket } from '@takst/contract/services/company-tickets/get-company-ticket.contract.ts';
import { getSubscriber } from '@takst/contract/ticketing/subscribers/get-subscriber.contract.ts';
import { listSubscriberTickets } from '@takst/contract/ticketing/subscribers/list-subscriber-tickets.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/api/query.ts';
import type { OrderOffer } from '#services/company-tickets/offer/order-offer.ts';
import { choicesForAnother, choicesOfTicket } from './choices-of-ticket.ts';
import { useOrderAddress } from './order-address.ts';
import type { OrderBeginning } from './use-order-form.ts';

/**
 * The first values of the order from the address: a person with the choices of their last ticket, or the ticket
 * that is repeated. Null while it loads.
 */
export function useStartOfOrder(): ((offer: OrderOffer) => OrderBeginning) | null {
  const { subscriberId, ticketId } = useOrderAddress();
  const params = { id: subscriberId ?? 0 };
  const isForKnown = subscriberId !== null;
  const { data: subscriber } = useQuery({
    ...queryOf(getSubscriber, { params }),
    enabled: isForKnown,
  });
  // Without earlier choices the form begins as for a new person.
  const tickets = useQuery({
    ...queryOf(listSubscriberTickets, { params }),
    enabled: isForKnown,
    throwOnError: false,
  });
  const likeTicket = useQuery({
    ...queryOf(getCompanyTicket, { params: { id: ticketId ?? 0 } }),
    enabled: ticketId !== null,
    throwOnError: false,
  });
  if (isForKnown && (!subscriber || tickets.isPending)) return null;
  if (ticketId !== null && likeTicket.isPending) return null;
  return (offer) => {
    const [last] = tickets.data ?? [];
    if (subscriber) return { subscriber, choices: last ? choicesOfTicket(last, offer) : {} };
    const like = likeTicket.data;
    return { subscriber: null, choices: like ? choicesForAnother(like, offer) : {} };
  };
}
