import * as z from 'zod/mini';
import { soldProduct } from '#catalogue/products/product.schema.ts';
import { route } from '#platform/calls/route.ts';
import { calendarDate } from '#platform/calls/scalars.ts';

export const getSchoolOrderOffer = route({
  method: 'GET',
  path: '/schoolticket-api/order-offer',
  summary: 'What may be ordered as school tickets today: the school years, and what a month costs',
  needs: 'school.order',
  reply: z.object({
    /** The earlier one first. */
    years: z.array(
      z.object({
        name: z.string(),
        /** The days on which a ticket ordered today can begin. */
        firstStart: calendarDate,
        lastStart: calendarDate,
        /** The last day of every ticket of the year. */
        lastDay: calendarDate,
      }),
    ),
    products: z.array(soldProduct),
    /** What a new card costs once, in øre, VAT included; null where it costs nothing or none is made. */
    newCardFeeOre: z.nullable(z.int()),
  }),
  refusals: {},
});
