import type { UserRows } from '#platform/pages/page-row.ts';

/** Invoice runs are not in the specification, which only assumes that invoices are issued and paid. */
export const invoiceRunPages = {
  '/fakturakjoring': { needs: 'invoices.run', companies: 'all' },
  '/innbetalinger': { needs: 'invoices.payments', companies: 'all' },
} as const satisfies UserRows;
