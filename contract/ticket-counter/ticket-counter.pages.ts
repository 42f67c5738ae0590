import { all, type UserRows } from '../page-row.ts';

export const ticketCounterPages = {
  '/billettluka': { needs: all('ticketCounter', 'ticketCounter.order') },
  '/billettluka/ordrehistorikk': { needs: 'ticketCounter' },
  '/billettluka/ordrehistorikk/{id}': { needs: 'ticketCounter' },
  '/billettluka/billetthistorikk/': { needs: 'ticketCounter' },
  '/billettluka/innstillinger/': { needs: all('ticketCounter', 'ticketCounter.settings') },
  '/billettluka/bedriften-betaler': { needs: all('ticketCounter', 'ticketCounter.companyPays') },
} as const satisfies UserRows;
