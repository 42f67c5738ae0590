import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id, instant } from '#platform/calls/scalars.ts';
import { orderNotFound } from './get-counter-order.contract.ts';

export const listRefunds = route({
  method: 'GET',
  path: '/ticketoffice-api/order/{id}/refunds',
  summary: 'The deliveries of an order that were refunded, the last one first',
  needs: 'ticketCounter',
  /** In kroner. */
  reply: z.array(z.object({ id, refundedAt: instant, totalPrice: z.number() })),
  refusals: orderNotFound,
});
