import type { UserRows } from '#platform/pages/page-row.ts';

export const invoicePages = {
  '/bedriftsavtale/faktura/{id}': { needs: 'invoices', idNames: 'invoice' },
  '/faktura': { needs: 'invoices' },
} as const satisfies UserRows;
