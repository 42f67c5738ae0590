import { priceRowsRequest } from '#services/operator-desk/price-rows.schema.ts';
import { route } from '#platform/calls/route.ts';
import { priceChange, simulationRefusals } from './price-change.schema.ts';

export const simulatePrices = route({
  method: 'POST',
  path: '/operator-desk-api/price-change',
  summary: 'What new prices would mean for each company and in all; nothing is kept of it',
  needs: 'operatorDesk',
  changesNothing: true,
  ...priceRowsRequest,
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
