import { getDesk as route } from '@takst/contract/services/operator-desk/get-desk.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import {
  feesOf,
  paymentDeadlinesOf,
  quarantineOf,
  schoolYearsOf,
  sellersOf,
  vatRates,
} from './rows/desk-rows.query.ts';
import { productsWithRows } from './rows/product-rows.query.ts';
import { earliestDays } from './rows/find-fault.ts';

export const getDesk = (database: Database) =>
  serve(route, async ({ scope: { tenant }, today }) => {
    const earliest = await earliestDays(database, { tenant, today });
    return {
      reply: {
        earliest: earliest.rows,
        earliestSeller: earliest.seller,
        sellers: await sellersOf(database, tenant),
        quarantine: await quarantineOf(database, tenant),
        schoolYears: await schoolYearsOf(database, tenant),
        fees: await feesOf(database, tenant),
        paymentDeadlines: await paymentDeadlinesOf(database, tenant),
        products: await productsWithRows(database, tenant),
        vatRates: await vatRates(database),
      },
    };
  });
