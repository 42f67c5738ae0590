import { getCompanyInfo as route } from '@takst/contract/catalogue/company-info/get-company-info.contract.ts';
import { comparedZones } from '@takst/domain/catalogue/company-info/compared-prices.ts';
import { comparePrices } from '@takst/domain/catalogue/company-info/price-comparison.rules.ts';
import { ofTenant, type PerTenant } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { firstOfMonth } from '@takst/domain/platform/time/month.rules.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { productsFrom } from '#catalogue/products/products.public.ts';
import { zonesOn } from '#catalogue/zones/zones.public.ts';

export const getCompanyInfo = (database: Database, mailboxes: PerTenant<string | null>) =>
  serve(route, async ({ origin: { tenant }, today }) => {
    if (!tenantOf(tenant).offers.has('infoPage'))
      return { reply: { comparisons: [], mailbox: null } };
    const products = await productsFrom(database, tenant, firstOfMonth(today));
    const zones = await zonesOn(database, tenant, today);
    const comparisons = comparedZones.map((compared) => ({
      zones: compared,
      prices: comparePrices(compared, { products, zones, today }),
    }));
    return {
      reply: {
        comparisons: comparisons.filter(({ prices }) => prices.length > 0),
        mailbox: ofTenant(mailboxes, tenant),
      },
    };
  });
