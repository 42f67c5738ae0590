import { route } from '#platform/calls/route.ts';
import { priceChange, proposalRefusals } from './price-change.schema.ts';

export const getPriceChange = route({
  method: 'GET',
  path: '/operator-desk-api/price-change/by-proposal/{proposalId}',
  summary: 'What the prices of a proposal mean for each company and in all',
  needs: 'operatorDesk',
  reply: priceChange,
  refusals: proposalRefusals,
});
