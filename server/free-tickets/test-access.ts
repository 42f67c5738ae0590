import { everyOperator, hr } from '#testing/access-table/rows.ts';
import type { AreaAccess } from '#testing/access-table/area-access.ts';

const everywhere = { ...hr, agreement: 'FREETICKET', operators: everyOperator } as const;

/** At the third operator alone (spec 1 §6). */
const byTravelCardAdmin = {
  agreement: 'FREETICKET',
  roles: [],
  globalRoles: ['GLOBAL_TRAVEL_CARD_ADMIN'],
  operators: ['fjord'],
} as const;

/** The service is to come; its features are there. */
export const freeTicketsAccess = {
  whoMay: {
    freeTicket: [everywhere, byTravelCardAdmin],
    'freeTicket.order': [
      { ...everywhere, running: true },
      { ...byTravelCardAdmin, running: true },
    ],
    'freeTicket.travelCards': [
      { ...everywhere, alsoGlobalRole: 'GLOBAL_TRAVEL_CARD_ADMIN' },
      byTravelCardAdmin,
    ],
    'freeTicket.replacementCard': { ...everywhere, running: true, operators: ['ruter'] },
    travelCards: { roles: [], globalRoles: ['GLOBAL_TRAVEL_CARD_ADMIN'], operators: ['ruter'] },
  },
} as const satisfies AreaAccess;
