import * as z from 'zod/mini';
import { periodChoices } from '#billing/invoices/period-choices.ts';
import { listOf } from '#platform/lists/list.ts';
import { calendarDate, idInQuery } from '#platform/calls/scalars.ts';
import { freeInvoiceBaseEntry } from './free-invoice-base.schema.ts';

export const freeInvoiceBaseList = listOf({
  path: '/freeticket-api/invoice/by-company-id/{id}',
  summary:
    'The invoice base of free tickets by department and month, newest first, closed and open months; every word must match the name or the number of the department',
  plural: 'invoice bases',
  needs: 'freeTicket',
  company: 'id',
  filters: ['open', 'closed'],
  choices: {
    /** A department. */
    agreementNumber: { schema: idInQuery, address: 'department' },
    ...periodChoices,
  },
  columns: {
    month: { heading: { nb: 'Måned', en: 'Month' }, file: true, sort: true },
    department: { heading: { nb: 'Avdeling', en: 'Department' }, file: true, sort: true },
    agreement: { file: { nb: 'Avtale', en: 'Agreement' } },
    state: { file: { nb: 'Status', en: 'Status' } },
    ticketCount: {
      heading: { nb: 'Billetter', en: 'Tickets' },
      file: { nb: 'Antall billetter', en: 'Tickets' },
      sort: true,
    },
    feeCount: {
      heading: { nb: 'Gebyrer', en: 'Fees' },
      file: { nb: 'Antall gebyrer', en: 'Fees' },
    },
    unpricedCount: { file: { nb: 'Linjer uten pris', en: 'Lines without a price' } },
    totalPrice: {
      heading: { nb: 'Beløp', en: 'Total' },
      file: { nb: 'Beløp inkl. mva.', en: 'Total incl. VAT' },
      sort: true,
    },
    vat: { file: { nb: 'Herav mva.', en: 'Of which VAT' } },
  },
  sortedBy: '-month',
  entry: freeInvoiceBaseEntry,
  counts: {
    part: 'overview',
    summary: 'How many invoice bases are open and closed, and of which months they are',
    also: {
      /** By their first day; null while there is none. */
      firstMonth: z.nullable(calendarDate),
      lastMonth: z.nullable(calendarDate),
    },
  },
  file: { nb: 'fakturagrunnlag-fribilletter', en: 'invoice-base-free-tickets' },
  workbook: true,
});
export const {
  list: listFreeInvoiceBases,
  counts: getFreeInvoiceBaseOverview,
  csv: downloadFreeInvoiceBases,
  xlsx: downloadFreeInvoiceBasesXlsx,
} = freeInvoiceBaseList;
