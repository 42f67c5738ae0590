import { all, type UserRows } from '#platform/pages/page-row.ts';

export const ticketCounterPages = {
  '/billettluka': {
    needs: all('ticketCounter', 'ticketCounter.order'),
    searchNames: { fra: 'counter-order' },
  },
  '/billettluka/ordrehistorikk': { needs: 'ticketCounter' },
  '/billettluka/ordrehistorikk/{id}': { needs: 'ticketCounter', idNames: 'counter-order' },
  '/billettluka/ordrehistorikk/{id}/koder': { needs: 'ticketCounter', idNames: 'counter-order' },
  '/billettluka/billetthistorikk/': { needs: 'ticketCounter' },
  '/billettluka/innstillinger/': { needs: all('ticketCounter', 'ticketCounter.settings') },
  '/billettluka/bedriften-betaler': { needs: all('ticketCounter', 'ticketCounter.companyPays') },
} as const satisfies UserRows;
