import type { PageParts } from './page-parts.ts';
import type { UserPagePath } from './page-titles.ts';

/** The texts and the code of the pages for users; each area is a chunk of its own. */
export const userPages: Readonly<Record<UserPagePath, PageParts>> = {
  '/bedriftsavtale': {
    texts: ['company-tickets', 'tickets', 'employees', 'change-many-tickets'],
    load: async () =>
      (await import('#subscribers/employee-list/employee-list.page.tsx')).EmployeeListPage,
  },
  '/bedriftsavtale/endringer': {
    texts: ['tickets', 'batches', 'change-many-tickets'],
    load: async () =>
      (await import('#company-tickets/change-many/change-many.page.tsx')).ChangeManyPage,
  },
  '/bedriftsavtale/endringer/{id}': {
    texts: ['tickets', 'batches', 'change-many-tickets'],
    load: async () =>
      (await import('#company-tickets/change-many/change-batch.page.tsx')).ChangeBatchPage,
  },
  '/bedriftsavtale/ansatt/{id}': {
    texts: [
      'company-tickets',
      'tickets',
      'employees',
      'ticket-actions',
      'employee-note',
      'employee-invoice-lines',
      'never-leaver',
    ],
    load: async () => (await import('#company-tickets/person/employee.page.tsx')).EmployeePage,
  },
  '/bedriftsavtale/billett/opprett': {
    texts: ['company-tickets', 'tickets'],
    load: async () =>
      (await import('#company-tickets/order/order-company-ticket.page.tsx')).OrderCompanyTicketPage,
  },
  '/bedriftsavtale/godkjenning': {
    texts: ['ticket-requests', 'tickets'],
    load: async () =>
      (await import('#self-service/requests/ticket-requests.page.tsx')).TicketRequestsPage,
  },
  '/bedriftsavtale/lonnstrekk': {
    texts: ['payroll'],
    load: async () =>
      (await import('#payroll/changes/payroll-changes.page.tsx')).PayrollChangesPage,
  },
  '/bedriftsavtale/innstillinger': {
    texts: ['agreement-settings', 'payroll-settings'],
    load: async () => (await import('../pages/settings.page.tsx')).SettingsPage,
  },
  '/bedriftsavtale/bestill-flere': {
    texts: ['company-tickets', 'tickets', 'batches', 'batch-company-ticket-orders'],
    load: async () =>
      (await import('#company-tickets/order-many/order-many.page.tsx')).OrderManyPage,
  },
  '/bedriftsavtale/bestill-flere/{id}': {
    texts: ['company-tickets', 'tickets', 'batches', 'batch-company-ticket-orders'],
    load: async () =>
      (await import('#company-tickets/order-many/order-batch.page.tsx')).OrderBatchPage,
  },
  '/bedriftsavtale/sammenlign': {
    texts: ['company-tickets', 'tickets', 'batches', 'batch-company-ticket-roster'],
    load: async () => (await import('#company-tickets/roster/roster.page.tsx')).RosterPage,
  },
  '/bedriftsavtale/sammenlign/{id}': {
    texts: ['company-tickets', 'tickets', 'batches', 'batch-company-ticket-roster', 'never-leaver'],
    load: async () =>
      (await import('#company-tickets/roster/roster-batch.page.tsx')).RosterBatchPage,
  },
  '/borettslag': {
    texts: ['company-tickets', 'tickets', 'employees', 'change-many-tickets'],
    load: async () =>
      (await import('#subscribers/employee-list/employee-list.page.tsx')).EmployeeListPage,
  },
  '/borettslag/opprett': {
    texts: ['company-tickets', 'tickets', 'unit'],
    load: async () =>
      (await import('#housing/move-in/order-for-resident.page.tsx')).OrderForResidentPage,
  },
  '/borettslag/bestill-flere': {
    texts: ['company-tickets', 'tickets', 'batches', 'batch-company-ticket-orders'],
    load: async () =>
      (await import('#housing/many/order-for-residents.page.tsx')).OrderForResidentsPage,
  },
  '/borettslag/bestill-flere/{id}': {
    texts: ['company-tickets', 'tickets', 'batches', 'batch-company-ticket-orders'],
    load: async () =>
      (await import('#housing/many/order-for-residents.page.tsx')).ResidentBatchPage,
  },
  '/borettslag/boenhet/{id}': {
    texts: [
      'company-tickets',
      'tickets',
      'employees',
      'ticket-actions',
      'employee-note',
      'employee-invoice-lines',
      'unit',
    ],
    load: async () => (await import('#housing/unit/unit.page.tsx')).UnitPage,
  },
  '/borettslag/godkjenning': {
    texts: ['ticket-requests', 'tickets'],
    load: async () =>
      (await import('#self-service/requests/ticket-requests.page.tsx')).TicketRequestsPage,
  },
  '/borettslag/oppstilling': {
    texts: ['statement', 'unit-findings'],
    load: async () => (await import('#housing/statement/statement.page.tsx')).StatementPage,
  },
  '/borettslag/kostnader-boenhet': {
    texts: ['unit-costs', 'unit-findings'],
    load: async () => (await import('#housing/costs/unit-costs.page.tsx')).UnitCostsPage,
  },
  '/borettslag/kostnader-boenhet/endringer': {
    texts: ['payroll', 'unit-costs'],
    load: async () =>
      (await import('#payroll/changes/payroll-changes.page.tsx')).PayrollChangesPage,
  },
  '/borettslag/innstillinger': {
    texts: ['agreement-settings'],
    load: async () => (await import('../pages/settings.page.tsx')).SettingsPage,
  },
  '/faktura': {
    texts: ['invoices', 'agreement-types'],
    load: async () => (await import('#invoices/list/invoice-list.page.tsx')).InvoiceListPage,
  },
  '/bedriftsavtale/faktura/{id}': {
    texts: ['invoices', 'agreement-types'],
    load: async () => (await import('#invoices/invoice/invoice.page.tsx')).InvoicePage,
  },
  '/verktoy/widget': {
    texts: ['widget'],
    load: async () => (await import('#self-service/widget/widget.page.tsx')).WidgetPage,
  },
  '/verktoy/link': {
    texts: ['widget'],
    load: async () => (await import('#self-service/widget/link.page.tsx')).LinkPage,
  },
  '/bedrifter': {
    texts: ['companies', 'agreement-types'],
    load: async () => (await import('#companies/list/company-list.page.tsx')).CompanyListPage,
  },
  '/bedrifter/ny': {
    texts: ['companies', 'agreement-types', 'new-company'],
    load: async () => (await import('#companies/new/new-company.page.tsx')).NewCompanyPage,
  },
  '/bedrifter/{id}': {
    texts: ['companies', 'agreement-types', 'change-history'],
    load: async () => (await import('#companies/page/company.page.tsx')).CompanyPage,
  },
  '/bedrifter/{id}/historikk': {
    texts: ['company-history', 'change-history'],
    load: async () =>
      (await import('#company-history/company-history.page.tsx')).CompanyHistoryPage,
  },
  '/kodelager': {
    texts: ['code-pools', 'batches'],
    load: async () => (await import('#code-pools/code-pools.page.tsx')).CodePoolsPage,
  },
  '/kodelager/fyll': {
    texts: ['code-pools', 'batches'],
    load: async () => (await import('#code-pools/imports/fill-pool.page.tsx')).FillPoolPage,
  },
  '/kodelager/fyll/{id}': {
    texts: ['code-pools', 'batches'],
    load: async () => (await import('#code-pools/imports/code-import.page.tsx')).CodeImportPage,
  },
  '/fakturakjoring': {
    texts: ['invoice-runs', 'agreement-types'],
    load: async () => (await import('#invoices/run/invoice-runs.page.tsx')).InvoiceRunsPage,
  },
  '/innbetalinger': {
    texts: ['payments', 'credits'],
    load: async () => (await import('#invoices/payments/payments.page.tsx')).PaymentsPage,
  },
  '/meldinger': {
    texts: ['undelivered-messages'],
    load: async () =>
      (await import('#messages/undelivered-messages.page.tsx')).UndeliveredMessagesPage,
  },
  '/brukere': {
    texts: ['users', 'user-roles'],
    load: async () => (await import('#users/list/user-list.page.tsx')).UserListPage,
  },
  '/brukere/ny': {
    texts: ['users', 'user-roles'],
    load: async () => (await import('#users/new/new-user.page.tsx')).NewUserPage,
  },
  '/brukere/{id}': {
    texts: ['users', 'user-roles'],
    load: async () => (await import('#users/page/user.page.tsx')).UserPage,
  },
  '/minside/historikk': {
    texts: ['company-history', 'change-history'],
    load: async () => (await import('#company-history/own-history.page.tsx')).OwnHistoryPage,
  },
  '/minside': {
    texts: ['my-page', 'companies', 'agreement-types'],
    load: async () => (await import('../pages/my-page.page.tsx')).MyPagePage,
  },
  '/kontaktoss': {
    texts: ['contact'],
    load: async () => (await import('#contact/contact.page.tsx')).ContactPage,
  },
};
