import { listProducts as route } from '@takst/contract/catalogue/products/list-products.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { pricedProducts } from './product.query.ts';
import { productReply } from './product-reply.ts';

export const listProducts = (database: Database) =>
  serve(route, async ({ origin, today }) => {
    // A ticket may still be ordered from the 1st of this month.
    const from = today.with({ day: 1 });
    const products = await pricedProducts(database, origin.tenant, from);
    return { reply: products.map((product) => productReply(product)) };
  });
