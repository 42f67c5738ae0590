import { getFreePrices as route } from '@takst/contract/free-tickets/get-free-prices.contract.ts';
import type { DatedAmount } from '@takst/domain/products/price.rules.ts';
import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import { cardOriginsOf } from '@takst/domain/travel-cards/card-number.rules.ts';
import type { Database } from '#db/database.ts';
import { serve } from '#http/serve.ts';
import { feesOn } from '#products/products.public.ts';
import { loadFreeOffer } from './load-free-offer.ts';

/** Prices and taxable amounts, which the order form shows while somebody chooses. */
export const getFreePrices = (database: Database) =>
  serve(route, async ({ scope: { tenant }, today }) => {
    const { products, taxedPrices } = (await loadFreeOffer(database, { tenant, today }))(today);
    return {
      reply: {
        products: products.map(({ id, filters, prices }) => ({
          id,
          filters: {
            zoneListMustEqual: filters.zoneListMustEqual && [...filters.zoneListMustEqual],
            zoneListMustBeSubsetOf: filters.zoneListMustBeSubsetOf && [
              ...filters.zoneListMustBeSubsetOf,
            ],
          },
          prices: prices.map(amountOf),
        })),
        taxedPrices: taxedPrices.map(amountOf),
        newCardFeeOre: await newCardFee(database, tenant, today),
      },
    };
  });

async function newCardFee(database: Database, tenant: TenantId, today: Temporal.PlainDate) {
  if (!cardOriginsOf(tenant).includes('new')) return null;
  return (await feesOn(database, tenant, today)).get('NEW_CARD')?.priceOre ?? null;
}

type ProfilePrice<Ore> = DatedAmount & { readonly profileId: string; readonly priceOre: Ore };

const amountOf = <Ore>({ profileId, nrOfZones, validFrom, priceOre }: ProfilePrice<Ore>) => ({
  profileId,
  nrOfZones,
  validFrom,
  priceOre,
});
