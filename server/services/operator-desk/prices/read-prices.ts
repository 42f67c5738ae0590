import { checkPrices as checkRoute } from '@takst/contract/services/operator-desk/check-prices.contract.ts';
import { listPrices as listRoute } from '@takst/contract/services/operator-desk/list-prices.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { pricesBefore } from '../rows/desk-rows.query.ts';
import { earliestDays, priceFaults } from '../rows/find-fault.ts';
import { priceList } from './price-list.query.ts';

export const listPrices = (database: Database) =>
  serve(listRoute, async ({ scope: { tenant }, today }) => {
    const { rows: earliest } = await earliestDays(database, { tenant, today });
    return { reply: { earliest, products: await priceList(database, tenant, today) } };
  });

export const checkPrices = (database: Database) =>
  serve(checkRoute, async ({ scope: { tenant }, body: { rows }, today }) => {
    const before = await pricesBefore(database, tenant, rows);
    const faults = await priceFaults(database, { tenant, today }, rows);
    return {
      reply: {
        rows: rows.map((after, at) => ({
          before: before[at] ?? null,
          after,
          fault: faults[at] ?? null,
        })),
      },
    };
  });
