import type { travelCardPages } from '@takst/contract/ticketing/travel-cards/travel-cards.pages.ts';
import type { EntriesOf } from '#platform/page-entries/page-entry.ts';

export const travelCardEntries = {
  '/fribilletter/reisekort': {
    title: 'titleTravelCards',
    icon: 'card',
    menu: 'freeTickets',
    texts: ['travel-cards'],
    load: async () =>
      (await import('#ticketing/travel-cards/requests/card-requests.page.tsx')).CardRequestsPage,
  },
  '/reisekort': {
    title: 'titleCardProduction',
    icon: 'card',
    menu: 'support',
    texts: ['travel-cards', 'session'],
    load: async () =>
      (await import('#ticketing/travel-cards/production/production-list.page.tsx'))
        .ProductionListPage,
  },
  '/reisekort/{companyId}/{date}': {
    title: 'titleCardReport',
    texts: ['travel-cards'],
    load: async () =>
      (await import('#ticketing/travel-cards/production/manufacture-report.page.tsx'))
        .ManufactureReportPage,
  },
  '/reisekort/numre': {
    title: 'titleCardNumbers',
    texts: ['travel-cards', 'batches'],
    load: async () =>
      (await import('#ticketing/travel-cards/numbers/start-numbers.page.tsx')).StartNumbersPage,
  },
  '/reisekort/numre/{id}': {
    title: 'titleCardNumbers',
    texts: ['travel-cards', 'batches'],
    load: async () =>
      (await import('#ticketing/travel-cards/numbers/numbers.page.tsx')).NumbersPage,
  },
} satisfies EntriesOf<typeof travelCardPages>;
