import { pageOf, pageQuery } from '#platform/lists/paging.ts';
import { route } from '#platform/calls/route.ts';
import { cardRequest } from './card-request.schema.ts';
import { travelCardAdmin } from './travel-card-admin.ts';

export const listPastExpiryCards = route({
  method: 'GET',
  path: '/freeticket-api/ticket/travel-card/past-expiry',
  summary:
    'The travel cards that are made and whose last ticket is over: they are to be deactivated',
  needs: travelCardAdmin,
  query: pageQuery,
  reply: pageOf(cardRequest),
  refusals: {},
});
