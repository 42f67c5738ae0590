import { placeUndelivered, undeliveredIds } from './test-world.store.ts';
import type { AreaAccess } from '#testing/access-table/area-access.ts';

export const messagesAccess = {
  things: {
    /** A message that could not be delivered. */
    undelivered: { find: undeliveredIds, nobodys: 7_039_999, inPaths: 'first', isMark: false },
  },
  place: placeUndelivered,
  firstIds: { 'messages.undelivered': 7_030_001 },
} as const satisfies AreaAccess;
