import { vatKinds } from '@takst/domain/catalogue/products/vat-kind.ts';
import { ticketServiceIds } from '@takst/domain/platform/access/ticket-service-id.ts';
import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { calendarDate } from '#platform/calls/scalars.ts';
import {
  feeRow,
  paymentDeadlineRow,
  productRow,
  quarantineRow,
  schoolYearRow,
  sellerRow,
} from './desk-rows.schema.ts';

export const getDesk = route({
  method: 'GET',
  path: '/operator-desk-api/desk',
  summary:
    'Data of the operator that users change by proposals, the latest rows first; prices are another call',
  needs: 'operatorDesk',
  reply: z.object({
    /** The first day from which something may be changed; a seller stands on invoices of earlier days. */
    earliest: calendarDate,
    earliestSeller: calendarDate,
    sellers: z.array(sellerRow),
    quarantine: z.array(quarantineRow),
    schoolYears: z.array(schoolYearRow),
    fees: z.array(feeRow),
    /** None where new agreements begin with the usual number of days. */
    paymentDeadlines: z.array(paymentDeadlineRow),
    /** In the order of lists. */
    products: z.array(
      z.object({
        id: z.string(),
        /** Those that sell it, or did. */
        possibleServices: z.array(z.enum(ticketServiceIds)),
        /** What it is today, then what comes. */
        rows: z.array(productRow),
      }),
    ),
    /** Rates are laws, for all operators of the installation; they come from files. */
    vatRates: z.array(
      z.object({
        vatKind: z.enum(vatKinds),
        validFrom: calendarDate,
        percent: z.int(),
      }),
    ),
  }),
  refusals: {},
});
