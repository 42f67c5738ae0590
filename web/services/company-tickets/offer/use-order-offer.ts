import { useQuery } from '@tanstack/react-query';
import { useSession } from '#platform/session/use-session.ts';
import { companyProductsQuery, zonesQuery } from '#ticketing/tickets/offer/order.queries.ts';
import { offerFor, type OrderOffer } from './order-offer.ts';

/** What the chosen company may order; undefined while it is loaded. */
export function useOrderOffer(): OrderOffer | undefined {
  const session = useSession();
  const { data: zones } = useQuery(zonesQuery);
  const { data: products } = useQuery(companyProductsQuery(session.company.id));
  return zones && products && offerFor(session, { zones, products });
}
