import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { anyTravelCardAdmin } from './travel-card-admin.ts';

/** The list for the card factory. Its rows come back with card numbers (`travelCardNumbers`). */
export const downloadCardsToMake = route({
  method: 'GET',
  path: '/freeticket-api/ticket/travel-card/cards-to-make/csv',
  summary:
    'The requested travel cards with the name on each and where it is posted, for the card factory',
  needs: anyTravelCardAdmin,
  download: 'text/csv',
  reply: z.string(),
  readsStandby: true,
  refusals: {},
});
