import { getCounterOffer as route } from '@takst/contract/services/ticket-counter/order/get-counter-offer.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { describeCounterProducts } from './describe-counter-products.ts';

/** Products and prices of the counter, which the form shows while somebody chooses. */
export const getCounterOffer = (database: Database) =>
  serve(route, async ({ scope: { tenant }, today }) => ({
    reply: { products: await describeCounterProducts(database, { tenant, today }) },
  }));
