import { listCompanyProducts } from '@takst/contract/products/list-company-products.contract.ts';
import { listZones } from '@takst/contract/zones/list-zones.contract.ts';
import { queryOf } from '#api/query.ts';

const whileThePageIsOpen = { staleTime: 5 * 60 * 1000 };

export const zonesQuery = { ...queryOf(listZones, {}), ...whileThePageIsOpen };

export const companyProductsQuery = (companyId: number) => ({
  ...queryOf(listCompanyProducts, { params: { id: companyId } }),
  ...whileThePageIsOpen,
});
