import type { PaymentStatus } from '@takst/domain/billing/invoices/payment-status.rules.ts';
import * as z from 'zod/mini';
import { listOf } from '#platform/lists/list.ts';
import type { RowsQuery } from '#platform/lists/list-types.ts';
import { calendarDate } from '#platform/calls/scalars.ts';
import { invoiceEntry } from './invoice.schema.ts';
import { periodChoices } from './period-choices.ts';

/** So many months are in the picture of costs. */
export const monthsInOverview = 13;

const listedInvoice = z.extend(invoiceEntry, {
  /** From the total of the last invoice of the same agreement; null for the first one, and for a credit note. */
  sinceLast: z.nullable(z.number()),
});

export const invoiceList = listOf({
  path: '/api/invoice/by-company-id/{id}',
  summary:
    'The invoices and credit notes of a company, newest first; every word must match number, reference, KID or agreement',
  plural: 'invoices',
  needs: 'invoices',
  company: 'id',
  /** Those that a user should act on come first. */
  filters: ['OVERDUE', 'UNPAID', 'PARTLY_PAID', 'PAID', 'CREDITED'] satisfies PaymentStatus[],
  /** Of a quarter or a year those with a month in the period. */
  choices: periodChoices,
  columns: {
    invoiceNumber: {
      heading: { nb: 'Fakturanr.', en: 'Invoice no.' },
      file: { nb: 'Fakturanummer', en: 'Invoice number' },
      sort: true,
    },
    type: { file: { nb: 'Type', en: 'Type' } },
    invoiceDate: {
      heading: { nb: 'Dato', en: 'Date' },
      file: { nb: 'Fakturadato', en: 'Invoice date' },
      sort: true,
    },
    agreementType: {
      heading: { nb: 'Avtaletype', en: 'Agreement type' },
      file: true,
      sort: true,
    },
    agreement: { file: { nb: 'Avtale', en: 'Agreement' } },
    month: { heading: { nb: 'Måned', en: 'Month' }, file: true, sort: true },
    ticketCount: {
      heading: { nb: 'Billetter', en: 'Tickets' },
      file: { nb: 'Antall billetter', en: 'Tickets' },
      sort: true,
    },
    reference: { heading: { nb: 'Referanse', en: 'Reference' }, file: true, sort: true },
    paymentStatus: {
      heading: { nb: 'Status', en: 'Status' },
      file: { nb: 'Betalingsstatus', en: 'Payment status' },
      sort: true,
    },
    dueDate: { heading: { nb: 'Forfall', en: 'Due date' }, file: true, sort: true },
    totalPrice: {
      heading: { nb: 'Beløp', en: 'Total' },
      file: { nb: 'Beløp inkl. mva.', en: 'Total incl. VAT' },
      sort: true,
    },
    sinceLast: { heading: { nb: 'Mot forrige', en: 'Since last' } },
    vat: { file: { nb: 'Herav mva.', en: 'Of which VAT' } },
    outstanding: { file: { nb: 'Gjenstår å betale', en: 'Outstanding' } },
    kid: { file: { nb: 'KID', en: 'KID' } },
  },
  sortedBy: '-invoiceDate',
  entry: listedInvoice,
  counts: {
    part: 'overview',
    summary:
      'How many invoices each filter of the list has, and what the last 13 closed months cost before refunds',
    also: {
      /** The first and the last closed month, by their first day; null before the first one. */
      firstMonth: z.nullable(calendarDate),
      lastMonth: z.nullable(calendarDate),
      /** By their first day, oldest first, without gaps; none before the first closed month. */
      months: z.array(z.object({ month: calendarDate, totalPrice: z.number() })),
      /** How many different ones the invoices are of. */
      agreementTypes: z.int(),
      references: z.int(),
    },
  },
  file: { nb: 'fakturaer', en: 'invoices' },
  workbook: true,
});
export type InvoiceRows = RowsQuery<typeof invoiceList>;
export const {
  list: listInvoices,
  counts: getInvoiceOverview,
  csv: downloadInvoices,
  xlsx: downloadInvoicesXlsx,
} = invoiceList;
