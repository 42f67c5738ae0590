import type { housingPages } from '@takst/contract/services/housing/housing.pages.ts';
import type { EntriesOf } from '#platform/page-entries/page-entry.ts';

export const housingEntries = {
  '/borettslag': {
    title: 'titleResidents',
    icon: 'users',
    menu: 'schoolAndHousing',
    texts: ['company-tickets', 'tickets', 'employees', 'change-many-tickets'],
    load: async () =>
      (await import('#ticketing/subscribers/employee-list/employee-list.page.tsx'))
        .EmployeeListPage,
  },
  '/borettslag/opprett': {
    title: 'titleOrderTicket',
    icon: 'plus',
    menu: 'schoolAndHousing',
    texts: ['company-tickets', 'tickets', 'unit', 'subscriptions', 'ticket-actions'],
    load: async () =>
      (await import('#services/housing/move-in/order-for-resident.page.tsx')).OrderForResidentPage,
  },
  '/borettslag/bestill-flere': {
    title: 'titleOrderMany',
    icon: 'document',
    texts: ['company-tickets', 'tickets', 'batches', 'batch-company-ticket-orders'],
    load: async () =>
      (await import('#services/housing/many/order-for-residents.page.tsx')).OrderForResidentsPage,
  },
  '/borettslag/bestill-flere/{id}': {
    title: 'titleOrderMany',
    texts: ['company-tickets', 'tickets', 'batches', 'batch-company-ticket-orders'],
    load: async () =>
      (await import('#services/housing/many/order-for-residents.page.tsx')).ResidentBatchPage,
  },
  '/borettslag/godkjenning': {
    title: 'titleTicketRequests',
    icon: 'inbox',
    menu: 'schoolAndHousing',
    countsOpenRequests: true,
    texts: ['ticket-requests', 'tickets'],
    load: async () =>
      (await import('#services/self-service/requests/ticket-requests.page.tsx')).TicketRequestsPage,
  },
  '/borettslag/kostnader-boenhet': {
    title: 'titleUnitCosts',
    icon: 'wallet',
    menu: 'schoolAndHousing',
    texts: ['unit-costs', 'unit-findings'],
    load: async () => (await import('#services/housing/costs/unit-costs.page.tsx')).UnitCostsPage,
  },
  '/borettslag/kostnader-boenhet/endringer': {
    title: 'titleCostChanges',
    texts: ['payroll', 'tickets', 'unit-costs'],
    load: async () =>
      (await import('#billing/payroll/changes/payroll-changes.page.tsx')).PayrollChangesPage,
  },
  '/borettslag/boenhet/{id}': {
    title: 'titleResident',
    texts: [
      'company-tickets',
      'tickets',
      'employees',
      'ticket-actions',
      'employee-note',
      'employee-invoice-lines',
      'subscriptions',
      'unit',
    ],
    load: async () => (await import('#services/housing/unit/unit.page.tsx')).UnitPage,
  },
  '/borettslag/oppstilling': {
    title: 'titleStatement',
    icon: 'calendar',
    menu: 'schoolAndHousing',
    texts: ['statement', 'unit-findings'],
    load: async () =>
      (await import('#services/housing/statement/statement.page.tsx')).StatementPage,
  },
  '/borettslag/innstillinger': {
    title: 'titleSettings',
    icon: 'settings',
    menu: 'company',
    texts: ['agreement-settings'],
    load: async () =>
      (await import('#services/self-service/settings/settings.page.tsx')).SettingsPage,
  },
} satisfies EntriesOf<typeof housingPages>;
