import { listOf } from '#platform/lists/list.ts';
import { listedReference } from './invoice-reference.schema.ts';

export const invoiceReferenceList = listOf({
  path: '/ticketoffice-api/company/{id}/invoice-references',
  summary:
    'The invoice references of a company’s ticket counter, by name; all of them without a number of entries',
  plural: 'references',
  needs: 'ticketCounter',
  company: 'id',
  comesWhole: true,
  columns: {
    reference: { heading: { nb: 'Fakturareferanse', en: 'Invoice reference' }, sort: true },
    budget: { heading: { nb: 'Budsjett per år', en: 'Budget for a year' }, sort: true },
    pattern: { heading: { nb: 'Personlig referanse', en: 'Personal reference' } },
    acts: { heading: { nb: 'Handlinger', en: 'Actions' } },
  },
  sortedBy: 'reference',
  entry: listedReference,
});
export const { list: listInvoiceReferences } = invoiceReferenceList;
