import type { listProducts as route } from '@takst/contract/products/list-products.contract.ts';
import type { Outcome } from '@takst/contract/route.ts';
import type { Database } from '#db/database.ts';
import type { Call } from '#http/call.ts';
import { pricedProducts } from './product.query.ts';
import { productReply } from './product-reply.ts';

export const listProducts =
  (database: Database) =>
  async ({ origin, today }: Call<typeof route>): Promise<Outcome<typeof route>> => {
    // A ticket may still be ordered from the 1st of this month.
    const from = today.with({ day: 1 });
    const products = await pricedProducts(database, origin.tenant, from);
    return { reply: products.map((product) => productReply(product)) };
  };
