import { listOf } from '#platform/lists/list.ts';
import type { RowsQuery } from '#platform/lists/list-types.ts';
import { periodChoices } from '../period-choices.ts';
import { invoiceBaseEntry } from './invoice-base.schema.ts';

export const invoiceBaseList = listOf({
  path: '/invoice-admin-api/invoice-base/by-company-id/{id}',
  summary:
    'The invoice base of a company by agreement and month, newest first; every word must match reference or agreement',
  plural: 'months',
  needs: 'invoices',
  company: 'id',
  choices: periodChoices,
  columns: {
    month: { heading: { nb: 'Måned', en: 'Month' }, file: true, sort: true },
    agreementType: {
      heading: { nb: 'Avtaletype', en: 'Agreement type' },
      file: true,
      sort: true,
    },
    agreement: { file: { nb: 'Avtale', en: 'Agreement' } },
    reference: { heading: { nb: 'Referanse', en: 'Reference' }, file: true, sort: true },
    ticketCount: {
      heading: { nb: 'Billetter', en: 'Tickets' },
      file: { nb: 'Antall billetter', en: 'Tickets' },
      sort: true,
    },
    totalPrice: {
      heading: { nb: 'Beløp', en: 'Total' },
      file: { nb: 'Beløp inkl. mva.', en: 'Total incl. VAT' },
      sort: true,
    },
    vat: { file: { nb: 'Herav mva.', en: 'Of which VAT' } },
  },
  sortedBy: '-month',
  entry: invoiceBaseEntry,
  file: { nb: 'fakturagrunnlag', en: 'invoice-base' },
  workbook: true,
});
export type InvoiceBaseRows = RowsQuery<typeof invoiceBaseList>;
export const {
  list: listInvoiceBases,
  csv: downloadInvoiceBases,
  xlsx: downloadInvoiceBasesXlsx,
} = invoiceBaseList;
