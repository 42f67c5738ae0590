import type { companyTicketPages } from '@takst/contract/services/company-tickets/company-tickets.pages.ts';
import type { EntriesOf } from '#platform/page-entries/page-entry.ts';

export const companyTicketEntries = {
  '/bedriftsavtale': {
    title: 'titleEmployees',
    icon: 'users',
    menu: 'companyTickets',
    texts: ['company-tickets', 'tickets', 'employees', 'change-many-tickets'],
    load: async () =>
      (await import('#ticketing/subscribers/employee-list/employee-list.page.tsx'))
        .EmployeeListPage,
  },
  '/bedriftsavtale/billett/opprett': {
    title: 'titleOrderTicket',
    icon: 'plus',
    menu: 'companyTickets',
    texts: ['company-tickets', 'tickets', 'subscriptions', 'ticket-actions'],
    load: async () =>
      (await import('#services/company-tickets/order/order-company-ticket.page.tsx'))
        .OrderCompanyTicketPage,
  },
  '/bedriftsavtale/bestill-flere': {
    title: 'titleOrderMany',
    icon: 'document',
    texts: ['company-tickets', 'tickets', 'batches', 'batch-company-ticket-orders'],
    load: async () =>
      (await import('#services/company-tickets/order-many/order-many.page.tsx')).OrderManyPage,
  },
  '/bedriftsavtale/bestill-flere/{id}': {
    title: 'titleOrderMany',
    texts: ['company-tickets', 'tickets', 'batches', 'batch-company-ticket-orders'],
    load: async () =>
      (await import('#services/company-tickets/order-many/order-batch.page.tsx')).OrderBatchPage,
  },
  '/bedriftsavtale/sammenlign': {
    title: 'titleRoster',
    icon: 'users',
    texts: [
      'company-tickets',
      'tickets',
      'batches',
      'roster',
      'batch-company-ticket-roster',
      'never-leaver',
    ],
    load: async () => (await import('#services/company-tickets/roster/roster.page.tsx')).RosterPage,
  },
  '/bedriftsavtale/sammenlign/{id}': {
    title: 'titleRoster',
    texts: [
      'company-tickets',
      'tickets',
      'batches',
      'roster',
      'batch-company-ticket-roster',
      'never-leaver',
    ],
    load: async () =>
      (await import('#services/company-tickets/roster/roster-batch.page.tsx')).RosterBatchPage,
  },
  '/bedriftsavtale/godkjenning': {
    title: 'titleTicketRequests',
    icon: 'inbox',
    menu: 'companyTickets',
    countsOpenRequests: true,
    texts: ['ticket-requests', 'tickets'],
    load: async () =>
      (await import('#services/self-service/requests/ticket-requests.page.tsx')).TicketRequestsPage,
  },
  '/bedriftsavtale/endringer': {
    title: 'titleManyChanges',
    icon: 'swap',
    menu: 'companyTickets',
    texts: ['tickets', 'batches', 'change-many-tickets'],
    load: async () =>
      (await import('#services/company-tickets/change-many/change-many.page.tsx')).ChangeManyPage,
  },
  '/bedriftsavtale/endringer/{id}': {
    title: 'titleManyChange',
    texts: ['tickets', 'batches', 'change-many-tickets'],
    load: async () =>
      (await import('#services/company-tickets/change-many/change-batch.page.tsx')).ChangeBatchPage,
  },
  '/bedriftsavtale/lonnstrekk': {
    title: 'titlePayroll',
    icon: 'wallet',
    menu: 'companyTickets',
    texts: ['payroll', 'tickets'],
    load: async () =>
      (await import('#billing/payroll/changes/payroll-changes.page.tsx')).PayrollChangesPage,
  },
  '/bedriftsavtale/innstillinger': {
    title: 'titleSettings',
    icon: 'settings',
    menu: 'company',
    texts: ['agreement-settings', 'payroll-settings', 'cost-centres'],
    load: async () =>
      (await import('#services/self-service/settings/settings.page.tsx')).SettingsPage,
  },
  '/bedriftsavtale/ansatt/{id}': {
    title: 'titleEmployee',
    texts: [
      'company-tickets',
      'tickets',
      'employees',
      'ticket-actions',
      'employee-note',
      'cost-centres',
      'employee-invoice-lines',
      'never-leaver',
      'subscriptions',
    ],
    load: async () =>
      (await import('#services/company-tickets/person/employee.page.tsx')).EmployeePage,
  },
} satisfies EntriesOf<typeof companyTicketPages>;
