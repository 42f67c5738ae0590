import { getFreePrices as route } from '@takst/contract/services/free-tickets/get-free-prices.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { describeAmount, describeSoldProduct } from '#catalogue/products/products.public.ts';
import { newCardFee } from '#ticketing/travel-cards/travel-cards.public.ts';
import { loadFreeOffer } from './load-free-offer.ts';

/** Prices and taxable amounts, which the order form shows while somebody chooses. */
export const getFreePrices = (database: Database) =>
  serve(route, async ({ scope: { tenant }, today }) => {
    const { products, taxedPrices } = (await loadFreeOffer(database, { tenant, today }))(today);
    return {
      reply: {
        products: products.map(describeSoldProduct),
        taxedPrices: taxedPrices.map(describeAmount),
        newCardFeeOre: await newCardFee(database, tenant, today),
      },
    };
  });
