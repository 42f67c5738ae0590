import { useQuery } from '@tanstack/react-query';
import { offerFor } from '#services/company-tickets/offer/order-offer.ts';
import { zoneOfferOf } from '#services/company-tickets/offer/zone-offer-of.ts';
import { useSession } from '#platform/session/use-session.ts';
import type { ProductZoneOffer } from '#ticketing/tickets/order-zones/zone-offer.ts';
import { companyProductsQuery, zonesQuery } from '#ticketing/tickets/offer/order.queries.ts';
import { useServicePages } from '#platform/page-entries/service-pages.ts';

/** Zones and products as a ticket may be changed to them; null while they load. */
export function useChangeOffer(): ProductZoneOffer | null {
  const session = useSession();
  const { service } = useServicePages();
  const { data: zones } = useQuery(zonesQuery);
  const { data: products } = useQuery(companyProductsQuery(session.company.id));
  return zones && products ? zoneOfferOf(offerFor(session, { service, zones, products })) : null;
}
