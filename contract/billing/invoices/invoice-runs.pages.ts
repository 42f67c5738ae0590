import type { UserRows } from '#platform/pages/page-row.ts';

/** The specification takes for granted that somebody invoices and is paid. */
export const invoiceRunPages = {
  '/fakturakjoring': { needs: 'invoices.run', companies: 'all' },
  '/innbetalinger': { needs: 'invoices.payments', companies: 'all' },
} as const satisfies UserRows;
