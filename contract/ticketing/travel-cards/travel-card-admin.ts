import { all } from '#platform/pages/page-row.ts';

/** The back office of travel cards: the free-ticket service and the global role (spec 1 §2.1, spec 3 §7). */
export const travelCardAdmin = all('freeTicket', 'freeTicket.travelCards');

/** Users who handle cards: in the production of all cards, or in the back office of free tickets. */
export const anyTravelCardAdmin = { any: ['travelCards', 'freeTicket.travelCards'] } as const;
