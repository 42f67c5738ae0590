import type { AreaAccess } from '#testing/access-table/area-access.ts';
import { placeNumberDrafts, ticketsOnCards } from './test-world.store.ts';

export const travelCardsAccess = {
  things: {
    /** The calls about a card name the ticket on it. */
    cards: { find: ticketsOnCards, nobodys: 7_199_998, inPaths: 'first', isMark: false },
  },
  place: placeNumberDrafts,
  words: { cardNumber: '910000009' },
} as const satisfies AreaAccess;
