import type { invoicePages } from '@takst/contract/billing/invoices/invoices.pages.ts';
import type { EntriesOf } from '#platform/page-entries/page-entry.ts';

export const invoiceEntries = {
  '/bedriftsavtale/faktura/{id}': {
    title: 'titleInvoice',
    texts: ['invoices', 'agreement-types'],
    load: async () => (await import('#billing/invoices/invoice/invoice.page.tsx')).InvoicePage,
  },
  '/faktura': {
    title: 'titleInvoices',
    icon: 'document',
    menu: 'economy',
    texts: ['invoices', 'agreement-types'],
    load: async () =>
      (await import('#billing/invoices/list/invoice-list.page.tsx')).InvoiceListPage,
  },
} satisfies EntriesOf<typeof invoicePages>;
