import { listCompanyProducts } from '@takst/contract/ticketing/subscribers/list-company-products.contract.ts';
import { listAvailableSubscriptions } from '@takst/contract/services/subscriptions/list-available-subscriptions.contract.ts';
import { listZones } from '@takst/contract/catalogue/zones/list-zones.contract.ts';
import { queryOf } from '#platform/api/query.ts';

const whileThePageIsOpen = { staleTime: 5 * 60 * 1000 };

export const zonesQuery = { ...queryOf(listZones, {}), ...whileThePageIsOpen };

/** What a company can order; an empty result is an error (spec 2 §7). */
export const availableQuery = (companyId: number) => ({
  ...queryOf(listAvailableSubscriptions, { params: { id: companyId } }),
  ...whileThePageIsOpen,
});

export const companyProductsQuery = (companyId: number) => ({
  ...queryOf(listCompanyProducts, { params: { id: companyId } }),
  ...whileThePageIsOpen,
});
