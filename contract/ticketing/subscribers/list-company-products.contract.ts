import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { product } from '#catalogue/products/product.schema.ts';
import { anySubscriberService } from '#ticketing/subscribers/subscriber-services.ts';

/** The specification leaves open what `{id}` is: it is the company, as in the other lists. */
export const listCompanyProducts = route({
  method: 'GET',
  path: '/api/product/list/{id}',
  summary: 'The tickets that a company may order for its people, for the profiles that it has',
  needs: anySubscriberService,
  company: 'id',
  reply: z.array(product),
  refusals: {},
});
