import { listInvoiceReferences } from '@takst/contract/services/ticket-counter/references/invoice-reference-list.contract.ts';
import { queryOf } from '#platform/api/query.ts';

/** All invoice references of a company, by name: for a choice among them. */
export const invoiceReferencesQuery = (companyId: number) =>
  queryOf(listInvoiceReferences, {
    params: { id: companyId },
    query: { offset: 0, searchFor: '' },
  });
