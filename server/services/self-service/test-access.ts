import { idsOf } from '#testing/portal/ids-of-companies.store.ts';
import { placeWidgets } from './test-world.store.ts';
import type { AreaAccess } from '#testing/access-table/area-access.ts';

export const selfServiceAccess = {
  things: {
    /** One that can be approved, then one that has expired. */
    ticketRequests: {
      find: (tx) => idsOf(tx, 'self_service.ticket_request'),
      nobodys: 7_799_999,
      inPaths: 'first',
      fields: ['ticketRequestId'],
      isMark: false,
    },
  },
  place: placeWidgets,
  firstIds: { 'self_service.ticket_request': 7_700_001 },
} as const satisfies AreaAccess;
