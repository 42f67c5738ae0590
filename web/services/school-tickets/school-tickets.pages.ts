import type { schoolTicketPages } from '@takst/contract/services/school-tickets/school-tickets.pages.ts';
import type { EntriesOf } from '#platform/page-entries/page-entry.ts';

export const schoolTicketEntries = {
  '/skole': {
    title: 'titleSchoolTickets',
    icon: 'school',
    menu: 'schoolAndHousing',
    texts: ['school-ticket-list', 'tickets'],
    load: async () =>
      (await import('#services/school-tickets/list/school-ticket-list.page.tsx'))
        .SchoolTicketListPage,
  },
  '/skole/bestill': {
    title: 'titleOrderSchoolTickets',
    icon: 'plus',
    texts: ['school-order', 'tickets'],
    load: async () =>
      (await import('#services/school-tickets/order/order-school-tickets.page.tsx'))
        .OrderSchoolTicketsPage,
  },
  '/skole/bestill/mange': {
    title: 'titleOrderForManyPupils',
    icon: 'document',
    texts: ['school-many', 'tickets', 'batches'],
    load: async () =>
      (await import('#services/school-tickets/many/order-many.page.tsx')).OrderManyPage,
  },
  '/skole/bestill/mange/{id}': {
    title: 'titleOrderForManyPupils',
    texts: ['school-many', 'tickets', 'batches'],
    load: async () =>
      (await import('#services/school-tickets/many/order-batch.page.tsx')).OrderBatchPage,
  },
  '/skole/{id}': {
    title: 'titleSchoolTicket',
    texts: ['school-ticket', 'delivered-ticket', 'tickets', 'ticket-actions'],
    load: async () =>
      (await import('#services/school-tickets/ticket/school-ticket.page.tsx')).SchoolTicketPage,
  },
  '/skole/{id}/papirbevis': {
    title: 'titlePaperTicket',
    texts: ['lost-card'],
    load: async () =>
      (await import('#services/school-tickets/lost-card/paper-ticket.page.tsx')).PaperTicketPage,
  },
  '/skole/alle': {
    title: 'titleAllSchools',
    icon: 'school',
    menu: 'schoolAndHousing',
    texts: ['school-ticket-list', 'tickets'],
    load: async () =>
      (await import('#services/school-tickets/list/all-school-ticket-list.page.tsx'))
        .AllSchoolTicketListPage,
  },
  '/skole/nytt-skolear': {
    title: 'titleRollover',
    icon: 'arrow-right',
    texts: ['school-rollover', 'tickets', 'batches'],
    load: async () =>
      (await import('#services/school-tickets/rollover/rollover.page.tsx')).RolloverPage,
  },
  '/skole/nytt-skolear/{id}': {
    title: 'titleRollover',
    texts: ['school-rollover', 'tickets', 'batches'],
    load: async () =>
      (await import('#services/school-tickets/rollover/rollover-batch.page.tsx')).RolloverBatchPage,
  },
  '/skole/klasser': {
    title: 'titleClassLists',
    icon: 'printer',
    texts: ['class-lists'],
    load: async () =>
      (await import('#services/school-tickets/class-lists/class-lists.page.tsx')).ClassListsPage,
  },
} satisfies EntriesOf<typeof schoolTicketPages>;
