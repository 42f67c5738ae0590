import type { freeTicketPages } from '@takst/contract/services/free-tickets/free-tickets.pages.ts';
import type { EntriesOf } from '#platform/page-entries/page-entry.ts';

export const freeTicketEntries = {
  '/fribilletter': {
    title: 'titleFreeTickets',
    icon: 'users',
    menu: 'freeTickets',
    texts: ['free-ticket-list', 'free-book', 'free-family', 'delivered-ticket', 'tickets'],
    load: async () =>
      (await import('#services/free-tickets/list/free-ticket-list.page.tsx')).FreeTicketListPage,
  },
  '/fribilletter/ny': {
    title: 'titleOrderFreeTicket',
    icon: 'plus',
    menu: 'freeTickets',
    texts: ['free-order', 'tickets'],
    load: async () =>
      (await import('#services/free-tickets/order/order-free-ticket.page.tsx')).OrderFreeTicketPage,
  },
  '/fribilletter/{id}': {
    title: 'titleFreeFamily',
    texts: ['free-family', 'delivered-ticket', 'tickets', 'ticket-actions'],
    load: async () => (await import('#services/free-tickets/family/family.page.tsx')).FamilyPage,
  },
  '/fribilletter/massebestillinger': {
    title: 'titleMassOrders',
    icon: 'document',
    menu: 'freeTickets',
    texts: ['free-many', 'batches'],
    load: async () =>
      (await import('#services/free-tickets/many/mass-operations.page.tsx')).MassOperationsPage,
  },
  '/fribilletter/massebestillinger/ny': {
    title: 'titleNewMassOrder',
    icon: 'plus',
    texts: ['free-many', 'tickets', 'batches'],
    load: async () =>
      (await import('#services/free-tickets/many/order-many.page.tsx')).OrderManyPage,
  },
  '/fribilletter/massebestillinger/ny/{id}': {
    title: 'titleNewMassOrder',
    texts: ['free-many', 'tickets', 'batches'],
    load: async () =>
      (await import('#services/free-tickets/many/order-batch.page.tsx')).OrderBatchPage,
  },
  '/fribilletter/massebestillinger/avslutt': {
    title: 'titleMassEnd',
    icon: 'clock',
    texts: ['free-many', 'tickets', 'batches'],
    load: async () => (await import('#services/free-tickets/many/end-many.page.tsx')).EndManyPage,
  },
  '/fribilletter/massebestillinger/avslutt/{id}': {
    title: 'titleMassEnd',
    texts: ['free-many', 'tickets', 'batches'],
    load: async () => (await import('#services/free-tickets/many/end-batch.page.tsx')).EndBatchPage,
  },
  '/fribilletter/massebestillinger/byttavdeling': {
    title: 'titleMassDepartments',
    icon: 'swap',
    texts: ['free-many', 'tickets', 'batches'],
    load: async () =>
      (await import('#services/free-tickets/many/change-departments.page.tsx'))
        .ChangeDepartmentsPage,
  },
  '/fribilletter/massebestillinger/byttavdeling/{id}': {
    title: 'titleMassDepartments',
    texts: ['free-many', 'tickets', 'batches'],
    load: async () =>
      (await import('#services/free-tickets/many/department-batch.page.tsx')).DepartmentBatchPage,
  },
  '/fribilletter/massebestillinger/sluttet': {
    title: 'titleLeavers',
    icon: 'users',
    texts: ['free-leavers', 'free-many', 'roster', 'tickets', 'batches'],
    load: async () => (await import('#services/free-tickets/leavers/leavers.page.tsx')).LeaversPage,
  },
  '/fribilletter/massebestillinger/sluttet/{id}': {
    title: 'titleLeavers',
    texts: ['free-leavers', 'free-many', 'roster', 'tickets', 'batches'],
    load: async () =>
      (await import('#services/free-tickets/leavers/leaver-batch.page.tsx')).LeaverBatchPage,
  },
  '/fribilletter/bursdager': {
    title: 'titleBirthdays',
    icon: 'clock',
    texts: ['free-birthdays', 'free-family', 'delivered-ticket', 'free-many', 'batches', 'tickets'],
    load: async () =>
      (await import('#services/free-tickets/birthdays/birthdays.page.tsx')).BirthdaysPage,
  },
  '/fribilletter/bursdager/{id}': {
    title: 'titleBirthdays',
    texts: ['free-birthdays', 'free-many', 'batches'],
    load: async () =>
      (await import('#services/free-tickets/birthdays/birthday-batch.page.tsx')).BirthdayBatchPage,
  },
  '/fribilletter/lonnsfil': {
    title: 'titleBenefitFiles',
    icon: 'wallet',
    texts: ['benefit-file'],
    load: async () =>
      (await import('#services/free-tickets/payroll-file/benefit-files.page.tsx')).BenefitFilesPage,
  },
  '/fribilletter/skattegrunnlag': {
    title: 'titleTaxBase',
    icon: 'wallet',
    menu: 'freeTickets',
    texts: ['tax-base', 'free-book'],
    load: async () =>
      (await import('#services/free-tickets/tax-base/tax-base.page.tsx')).TaxBasePage,
  },
  '/fribilletter/endringer': {
    title: 'titleTaxChanges',
    icon: 'swap',
    texts: ['tax-changes', 'free-book'],
    load: async () =>
      (await import('#services/free-tickets/tax-changes/tax-changes.page.tsx')).TaxChangesPage,
  },
  '/fribilletter/innstillinger': {
    title: 'titleFreeTicketSettings',
    icon: 'settings',
    texts: ['free-ticket-settings', 'own-share', 'payroll-settings'],
    load: async () =>
      (await import('#services/free-tickets/settings/free-ticket-settings.page.tsx'))
        .FreeTicketSettingsPage,
  },
  '/fribilletter/fakturagrunnlag': {
    title: 'titleFreeInvoiceBase',
    icon: 'document',
    menu: 'economy',
    texts: ['free-invoice-base', 'free-book', 'invoices'],
    load: async () =>
      (await import('#services/free-tickets/invoice-base/invoice-base-list.page.tsx'))
        .InvoiceBaseListPage,
  },
  '/fribilletter/fakturagrunnlag/{id}': {
    title: 'titleFreeInvoiceBase',
    texts: [
      'free-invoice-base',
      'free-book',
      'invoices',
      'free-family',
      'delivered-ticket',
      'tickets',
    ],
    load: async () =>
      (await import('#services/free-tickets/invoice-base/invoice-base.page.tsx')).InvoiceBasePage,
  },
} satisfies EntriesOf<typeof freeTicketPages>;
