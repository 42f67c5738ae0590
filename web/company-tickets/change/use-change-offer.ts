import { useQuery } from '@tanstack/react-query';
import { offerFor, type OrderOffer } from '#company-tickets/offer/order-offer.ts';
import { useSession } from '#session/use-session.ts';
import { companyProductsQuery, zonesQuery } from '#tickets/offer/order.queries.ts';
import { useServicePages } from '#tickets/service-pages.ts';

/** Zones and products as a ticket may be changed to them; null while they load. */
export function useChangeOffer(): OrderOffer | null {
  const session = useSession();
  const { service } = useServicePages();
  const { data: zones } = useQuery(zonesQuery);
  const { data: products } = useQuery(companyProductsQuery(session.company.id));
  return zones && products ? offerFor(session, { service, zones, products }) : null;
}
