import type { schoolTicketPages } from '@takst/contract/school-tickets/school-tickets.pages.ts';
import type { EntriesOf } from '#page-entries/page-entry.ts';

export const schoolTicketEntries = {
  '/skole': {
    title: 'titleSchoolTickets',
    icon: 'school',
    menu: 'schoolAndHousing',
    texts: ['school-ticket-list', 'tickets'],
    load: async () =>
      (await import('#school-tickets/list/school-ticket-list.page.tsx')).SchoolTicketListPage,
  },
} satisfies EntriesOf<typeof schoolTicketPages>;
