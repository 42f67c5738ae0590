import { listOf } from '#platform/lists/list.ts';
import { cardRequest } from './card-request.schema.ts';
import { travelCardAdmin } from './travel-card-admin.ts';

/** Cards that wait for their number, and cards that are made and whose last ticket is over. */
const cardRequestFilters = ['requested', 'past-expiry'] as const;
export type CardRequestFilter = (typeof cardRequestFilters)[number];

export const cardRequestList = listOf({
  path: '/freeticket-api/ticket/travel-card/requests',
  summary:
    'The travel cards of all companies that need action, the oldest request first; every word must match name, employee id, company, card or request',
  plural: 'cards',
  needs: travelCardAdmin,
  filters: cardRequestFilters,
  columns: {
    requestedAt: { heading: { nb: 'Bestilt', en: 'Requested' }, sort: true },
    cardName: { heading: { nb: 'Navn på kortet', en: 'Name on the card' }, sort: true },
    company: { heading: { nb: 'Bedrift', en: 'Company' }, sort: true },
    startDate: { heading: { nb: 'Gyldig', en: 'Valid' }, sort: true },
    state: { heading: { nb: 'Status', en: 'Status' } },
    actions: { heading: { nb: 'Handling', en: 'Action' } },
  },
  sortedBy: 'requestedAt',
  entry: cardRequest,
  counts: {},
});
export const { list: listCardRequests, counts: countCardRequests } = cardRequestList;
