import type { invoiceList } from '@takst/contract/billing/invoices/list-invoices.contract.ts';
import { formatDate, formatNumber } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import type { ColumnContents } from '#platform/lists/list-page.tsx';
import { monthsOf, shortMonthsOf } from '#billing/invoices/figures/invoice-months.ts';
import { PaymentState } from '#billing/invoices/figures/payment-state.tsx';
import { useAgreementType } from '#platform/session/agreement-types/use-agreement-type.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { Kroner } from '#billing/invoices/figures/kroner.tsx';

/** Number, date, agreement type, month, tickets, reference, status, due date and total (spec 2 §2). */
export function useInvoiceColumns(): ColumnContents<typeof invoiceList> {
  const t = useTexts('invoices');
  const language = usePageLanguage();
  const agreementType = useAgreementType();
  return {
    invoiceNumber: {
      width: 5.625,
      isRowHeader: true,
      onCard: 'detail',
      cell: ({ invoiceNumber }) => <span className="tabular-nums">{invoiceNumber}</span>,
    },
    invoiceDate: {
      width: 6.375,
      onCard: 'hidden',
      cell: ({ invoiceDate }) => <Day date={invoiceDate} />,
    },
    agreementType: {
      width: 7,
      cell: ({ agreementSubTypeId }) => agreementType(agreementSubTypeId),
    },
    month: {
      width: 5.5,
      onCard: 'title',
      cell: (invoice) => shortMonthsOf(invoice, language),
      cardCell: (invoice) => monthsOf(invoice, language),
    },
    ticketCount: {
      align: 'end',
      width: 5.25,
      cell: ({ type, ticketCount }) => (type === 'INVOICE' ? formatNumber(ticketCount) : null),
      cardCell: ({ type, ticketCount }) =>
        type === 'INVOICE'
          ? t('ticketCount', { count: ticketCount, number: formatNumber(ticketCount) })
          : null,
    },
    reference: {
      cell: ({ reference }) => <span className="hyphens-auto">{reference}</span>,
    },
    paymentStatus: {
      width: 9.5,
      onCard: 'below',
      cell: (invoice) => <PaymentState invoice={invoice} />,
    },
    dueDate: {
      width: 6.375,
      onCard: 'hidden',
      cell: ({ type, dueDate }) => (type === 'INVOICE' ? <Day date={dueDate} /> : null),
    },
    totalPrice: {
      align: 'end',
      width: 7.625,
      onCard: 'aside',
      cell: ({ totalPrice }) => <Kroner amount={totalPrice} isTotal />,
    },
  };
}

const Day = ({ date }: { date: Temporal.PlainDate }) => (
  <span className="whitespace-nowrap tabular-nums">{formatDate(date)}</span>
);
