import { deactivateCard } from '@takst/contract/ticketing/travel-cards/deactivate-card.contract.ts';
import { listCardRequests } from '@takst/contract/ticketing/travel-cards/list-card-requests.contract.ts';
import { listPastExpiryCards } from '@takst/contract/ticketing/travel-cards/list-past-expiry-cards.contract.ts';
import { setCardNumber } from '@takst/contract/ticketing/travel-cards/set-card-number.contract.ts';
import type { AreaAccess } from '#testing/access-table/area-access.ts';
import { placeNumberDrafts, ticketsOnCards } from './test-world.store.ts';

/** The back office makes and blocks the cards of all companies; schools have cards, too (domain: Travel cards). */
const backOffice = [setCardNumber, deactivateCard, listCardRequests, listPastExpiryCards];

export const travelCardsAccess = {
  things: {
    /** The calls about a card name the ticket on it. */
    cards: { find: ticketsOnCards, nobodys: 7_199_998, inPaths: 'first', isMark: false },
  },
  place: placeNumberDrafts,
  alsoAbout: Object.fromEntries(backOffice.map(({ path }) => [path, ['SCHOOLTICKET']])),
  words: { cardNumber: '910000009' },
} as const satisfies AreaAccess;
