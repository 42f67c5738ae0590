import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { calendarDate } from '#platform/calls/scalars.ts';
import { quarantineRow, schoolYearRow, sellerRow } from './desk-rows.schema.ts';

export const getDesk = route({
  method: 'GET',
  path: '/operator-desk-api/desk',
  summary: 'Sellers, quarantine lengths and school years of the operator, the latest first',
  needs: 'operatorDesk',
  reply: z.object({
    /** The first day from which something may be changed; a seller stands on invoices of earlier days. */
    earliest: calendarDate,
    earliestSeller: calendarDate,
    sellers: z.array(sellerRow),
    quarantine: z.array(quarantineRow),
    schoolYears: z.array(schoolYearRow),
  }),
  refusals: {},
});
