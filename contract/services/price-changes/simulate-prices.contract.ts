import * as z from 'zod/mini';
import { priceRow } from '#catalogue/price-proposals/price-row.schema.ts';
import { route } from '#platform/calls/route.ts';
import { priceChange, simulationRefusals } from './price-change.schema.ts';

/** More than all prices of an operator for a year. */
export const maxSimulatedRows = 1_000;

export const simulatePrices = route({
  method: 'POST',
  path: '/operator-desk-api/price-change',
  summary: 'What new prices would mean for each company and in all; nothing is kept of it',
  needs: 'operatorDesk',
  changesNothing: true,
  maxBodyBytes: 300 * maxSimulatedRows,
  maxBodyValues: 6 * maxSimulatedRows,
  body: z.strictObject({
    rows: z.array(priceRow).check(z.minLength(1), z.maxLength(maxSimulatedRows)),
  }),
  example: {
    rows: [
      {
        productId: 'company-ticket',
        profileId: 'ADULT',
        nrOfZones: 1,
        validFrom: '2027-01-01',
        priceOre: 79_900,
      },
    ],
  },
  reply: priceChange,
  refusals: simulationRefusals,
});
