import { getSchoolOrderOffer as route } from '@takst/contract/services/school-tickets/order/get-school-order-offer.contract.ts';
import {
  orderableYears,
  schoolYearName,
  startBounds,
} from '@takst/domain/services/school-tickets/school-year.rules.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { describeSoldProduct } from '#catalogue/products/products.public.ts';
import { newCardFee } from '#ticketing/travel-cards/travel-cards.public.ts';
import { schoolYearsOf } from '../ticket/school-year.query.ts';
import { loadSchoolOffer } from './load-school-offer.ts';

/** School years and prices, which the order form shows while somebody chooses. */
export const getSchoolOrderOffer = (database: Database) =>
  serve(route, async ({ scope: { tenant }, today }) => {
    const { products } = (await loadSchoolOffer(database, { tenant, today }))(today);
    const years = orderableYears(await schoolYearsOf(database, tenant), today);
    return {
      reply: {
        years: years.map((year) => {
          const { first: firstStart, last: lastStart } = startBounds(year, today);
          return { name: schoolYearName(year), firstStart, lastStart, lastDay: year.lastDay };
        }),
        products: products.map(describeSoldProduct),
        newCardFeeOre: await newCardFee(database, tenant, today),
      },
    };
  });
