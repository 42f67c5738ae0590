import { getCounterInfo as route } from '@takst/contract/services/ticket-counter/info/get-counter-info.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { describeCounterProducts } from '../order/describe-counter-products.ts';

/** The same for everybody: what a company may expect to pay. */
export const getCounterInfo = (database: Database) =>
  serve(route, async ({ origin: { tenant }, today }) => ({
    reply: { today, products: await describeCounterProducts(database, { tenant, today }) },
  }));
