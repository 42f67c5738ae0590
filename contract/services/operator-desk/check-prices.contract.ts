import { priceRowFaults } from '@takst/domain/services/operator-desk/row-faults.rules.ts';
import * as z from 'zod/mini';
import { priceRow } from '#catalogue/price-proposals/price-row.schema.ts';
import { route } from '#platform/calls/route.ts';
import { priceRowsRequest } from './price-rows.schema.ts';

export const checkPrices = route({
  method: 'POST',
  path: '/operator-desk-api/price-check',
  summary: 'Compares prices with those that are in force on their days, before they are proposed',
  needs: 'operatorDesk',
  changesNothing: true,
  ...priceRowsRequest,
  example: {
    rows: [
      {
        productId: 'company-ticket',
        profileId: 'ADULT',
        nrOfZones: 1,
        validFrom: '2099-01-01',
        priceOre: 79_900,
      },
    ],
  },
  reply: z.object({
    /** In the order of the request. */
    rows: z.array(
      z.object({
        before: z.nullable(priceRow),
        after: priceRow,
        fault: z.nullable(z.enum(priceRowFaults)),
      }),
    ),
  }),
  refusals: {},
});
