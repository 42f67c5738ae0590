import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { product } from './product.schema.ts';

/** Prices are public facts, shown to visitors too. */
export const listProducts = route({
  method: 'GET',
  path: '/api/product/list-v2',
  summary: 'All products of the operator with the prices from this month on',
  needs: 'anyone',
  reply: z.array(product),
  refusals: {},
});
