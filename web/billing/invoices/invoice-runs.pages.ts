import type { invoiceRunPages } from '@takst/contract/billing/invoices/invoice-runs.pages.ts';
import type { EntriesOf } from '#platform/page-entries/page-entry.ts';

export const invoiceRunEntries = {
  '/fakturakjoring': {
    title: 'titleInvoiceRuns',
    icon: 'send',
    menu: 'support',
    texts: ['invoice-runs', 'agreement-types'],
    load: async () => (await import('#billing/invoices/run/invoice-runs.page.tsx')).InvoiceRunsPage,
  },
  '/innbetalinger': {
    title: 'titlePayments',
    icon: 'wallet',
    menu: 'support',
    texts: ['payments', 'credits'],
    load: async () => (await import('#billing/invoices/payments/payments.page.tsx')).PaymentsPage,
  },
} satisfies EntriesOf<typeof invoiceRunPages>;
