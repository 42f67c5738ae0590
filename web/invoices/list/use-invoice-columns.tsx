import type { InvoiceEntry } from '@takst/contract/invoices/invoice.schema.ts';
import { formatDate, formatNumber } from '#design/format.ts';
import { usePageLanguage } from '#design/page-language.ts';
import type { Column } from '#design/table/column.ts';
import { monthsOf, shortMonthsOf } from '#invoices/invoice-months.ts';
import { PaymentState } from '#invoices/payment-state.tsx';
import { useAgreementType } from '#session/agreement-types/use-agreement-type.ts';
import { useTexts } from '#texts/use-texts.ts';
import { Kroner } from '#invoices/kroner.tsx';

/** Number, date, agreement type, month, tickets, reference, status, due date and total (spec 2 §2). */
export function useInvoiceColumns(): Column<InvoiceEntry>[] {
  const t = useTexts('invoices');
  const language = usePageLanguage();
  const agreementType = useAgreementType();
  const columns: Column<InvoiceEntry>[] = [
    {
      id: 'invoiceNumber',
      header: t('invoiceNumber'),
      width: 5.875,
      isRowHeader: true,
      onCard: 'detail',
      cell: ({ invoiceNumber }) => <span className="tabular-nums">{invoiceNumber}</span>,
    },
    {
      id: 'invoiceDate',
      header: t('date'),
      width: 6.625,
      onCard: 'hidden',
      cell: ({ invoiceDate }) => <Day date={invoiceDate} />,
    },
    {
      id: 'agreementType',
      header: t('agreementType'),
      width: 7.25,
      cell: ({ agreementSubTypeId }) => agreementType(agreementSubTypeId),
    },
    {
      id: 'month',
      header: t('month'),
      width: 5.75,
      onCard: 'title',
      cell: (invoice) => shortMonthsOf(invoice, language),
      cardCell: (invoice) => monthsOf(invoice, language),
    },
    {
      id: 'ticketCount',
      header: t('tickets'),
      align: 'end',
      width: 5.5,
      cell: ({ type, ticketCount }) => (type === 'INVOICE' ? formatNumber(ticketCount) : null),
      cardCell: ({ type, ticketCount }) =>
        type === 'INVOICE'
          ? t('ticketCount', { count: ticketCount, number: formatNumber(ticketCount) })
          : null,
    },
    {
      id: 'reference',
      header: t('reference'),
      cell: ({ reference }) => <span className="hyphens-auto">{reference}</span>,
    },
    {
      id: 'paymentStatus',
      header: t('status'),
      width: 9.5,
      onCard: 'below',
      cell: (invoice) => <PaymentState invoice={invoice} />,
    },
    {
      id: 'dueDate',
      header: t('dueDate'),
      width: 6.625,
      onCard: 'hidden',
      cell: ({ type, dueDate }) => (type === 'INVOICE' ? <Day date={dueDate} /> : null),
    },
    {
      id: 'totalPrice',
      header: t('total'),
      align: 'end',
      width: 7.875,
      onCard: 'aside',
      cell: ({ totalPrice }) => <Kroner amount={totalPrice} isTotal />,
    },
  ];
  return columns.map((column) => ({ ...column, isSortable: true }));
}

const Day = ({ date }: { date: Temporal.PlainDate }) => (
  <span className="whitespace-nowrap tabular-nums">{formatDate(date)}</span>
);
