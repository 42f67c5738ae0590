import { firstOfMonth } from '@takst/domain/platform/time/month.rules.ts';
import type { LoadHistoryNames } from '#customers/company-history/company-history.public.ts';
import { zonesOn } from '#catalogue/zones/zones.public.ts';
import { productsOn } from './products-on.ts';

/** The names of zones and products as they are on a day. */
export const historyNames: LoadHistoryNames = async (database, tenant, today) => {
  const [zones, products] = await Promise.all([
    zonesOn(database, tenant, today),
    productsOn(database, { tenant }, firstOfMonth(today)),
  ]);
  return {
    tenant,
    zones: new Map(zones.map(({ id, name }) => [id, name])),
    products: new Map(products.map(({ id, name }) => [id, name])),
  };
};
