import { nextPhone } from '#testing/access-table/fresh-values.ts';
import { idsOf } from '#testing/portal/ids-of-companies.store.ts';
import type { AreaAccess } from '#testing/access-table/area-access.ts';

export const ticketsAccess = {
  things: {
    tickets: {
      find: (tx) => idsOf(tx, 'tickets.ticket'),
      nobodys: 7_199_999,
      inPaths: 'first',
      listFields: ['entryIds'],
      isMark: true,
    },
  },
  firstIds: { 'tickets.ticket': 7_100_001 },
  freshFields: {
    zoneFrom: ({ tenant }, example) => (tenant === 'akt' ? 'Arendal' : example),
    zoneTo: ({ tenant }, example) => (tenant === 'akt' ? 'Grimstad' : example),
    pickupCode: ({ tenant }) => `NO ${tenant}`,
    appId: () => `app-on-${nextPhone()}`,
  },
  /** A last day. */
  words: { isoDate: '2026-03-31' },
} as const satisfies AreaAccess;
