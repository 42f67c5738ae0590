import type { FareMap } from '@takst/domain/catalogue/zones/zones-between.rules.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { useQueryClient } from '@tanstack/react-query';
import { pageFacts } from '#platform/texts/page-facts.ts';
import { zonesQuery } from '#ticketing/tickets/offer/order.queries.ts';

/** Loads the operator's zones, once a file says between which ones a price is. */
export function useFareMap(): () => Promise<FareMap> {
  const queries = useQueryClient();
  return async () => ({
    zones: await queries.fetchQuery(zonesQuery),
    pair: tenantOf(pageFacts.tenant).commonZonePair,
  });
}
