import type { ticketCounterPages } from '@takst/contract/services/ticket-counter/ticket-counter.pages.ts';
import type { EntriesOf } from '#platform/page-entries/page-entry.ts';

export const ticketCounterEntries = {
  '/billettluka': {
    title: 'titleOrderAtCounter',
    icon: 'ticket',
    menu: 'ticketCounter',
    texts: ['counter-order-form', 'counter-words', 'tickets'],
    load: async () =>
      (await import('#services/ticket-counter/order-form/order-counter-tickets.page.tsx'))
        .OrderCounterTicketsPage,
  },
  '/billettluka/ordrehistorikk': {
    title: 'titleCounterOrders',
    icon: 'history',
    menu: 'ticketCounter',
    texts: ['counter-orders', 'counter-words'],
    load: async () =>
      (await import('#services/ticket-counter/orders/counter-order-list.page.tsx'))
        .CounterOrderListPage,
  },
  '/billettluka/ordrehistorikk/{id}': {
    title: 'titleCounterOrder',
    texts: ['counter-order', 'counter-words', 'tickets'],
    load: async () =>
      (await import('#services/ticket-counter/order/counter-order.page.tsx')).CounterOrderPage,
  },
  '/billettluka/ordrehistorikk/{id}/koder': {
    title: 'titleCounterCodes',
    texts: ['counter-codes', 'counter-words', 'tickets'],
    load: async () =>
      (await import('#services/ticket-counter/codes/printed-codes.page.tsx')).PrintedCodesPage,
  },
  '/billettluka/billetthistorikk/': {
    title: 'titleCounterTickets',
    icon: 'document',
    texts: ['counter-tickets', 'counter-words'],
    load: async () =>
      (await import('#services/ticket-counter/tickets/counter-ticket-list.page.tsx'))
        .CounterTicketListPage,
  },
  '/billettluka/innstillinger/': {
    title: 'titleCounterSettings',
    icon: 'settings',
    texts: ['counter-settings', 'counter-words', 'invoice-references'],
    load: async () =>
      (await import('#services/ticket-counter/settings/counter-settings.page.tsx'))
        .CounterSettingsPage,
  },
  '/billettluka/bedriften-betaler': {
    title: 'titleCompanyPays',
    icon: 'phone',
    texts: ['counter-words', 'covered-users'],
    load: async () => (await import('#services/ticket-counter/covers/covers.page.tsx')).CoversPage,
  },
} satisfies EntriesOf<typeof ticketCounterPages>;
