import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { calendarDate } from '#platform/calls/scalars.ts';
import { counterProduct } from '../order/get-counter-offer.contract.ts';

export const getCounterInfo = route({
  method: 'GET',
  path: '/ticketoffice-api/info',
  summary:
    'What the public page about ticket counters shows: products, and their prices from today on',
  needs: 'anyone',
  reply: z.object({
    /** Whose prices count; later ones may stand beside them. */
    today: calendarDate,
    products: z.array(counterProduct),
  }),
  refusals: {},
});
