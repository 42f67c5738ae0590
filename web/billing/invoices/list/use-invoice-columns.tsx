import { invoiceList } from '@takst/contract/billing/invoices/list-invoices.contract.ts';
import {
  formatDate,
  formatNumber,
  formatPrice,
  formatPriceDifference,
} from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useCountsOf } from '#platform/lists/use-list-of.ts';
import type { ColumnContents } from '#platform/lists/list-page.tsx';
import { monthsOf, shortMonthsOf } from '#billing/invoices/figures/invoice-months.ts';
import { PaymentState } from '#billing/invoices/figures/payment-state.tsx';
import { useAgreementType } from '#platform/session/agreement-types/use-agreement-type.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { Kroner } from '#billing/invoices/figures/kroner.tsx';

/**
 * Number, date, agreement type, month, tickets, reference, status, due date and total (spec 2 §2), and the difference from the
 * last invoice. A column that would say the same in every row is left out.
 */
export function useInvoiceColumns(): ColumnContents<typeof invoiceList> {
  const t = useTexts('invoices');
  const language = usePageLanguage();
  const agreementType = useAgreementType();
  const counts = useCountsOf(invoiceList);
  const hasSeveral = {
    agreementTypes: counts?.agreementTypes !== 1,
    references: counts?.references !== 1,
  };
  return {
    month: {
      width: 7.75,
      isRowHeader: true,
      cell: (invoice) => (
        <span className="whitespace-nowrap">{shortMonthsOf(invoice, language)}</span>
      ),
      cardCell: (invoice) => monthsOf(invoice, language),
    },
    invoiceNumber: {
      width: 5.75,
      cell: ({ invoiceNumber }) => (
        <span className="text-ink-muted tabular-nums">{invoiceNumber}</span>
      ),
    },
    invoiceDate: {
      width: 6.375,
      onCard: 'hidden',
      isForWide: true,
      // There is room for one of the two.
      isHidden: hasSeveral.agreementTypes,
      cell: ({ invoiceDate }) => <Day date={invoiceDate} />,
    },
    agreementType: {
      isHidden: !hasSeveral.agreementTypes,
      width: 7,
      isCut: true,
      isForWide: 'widest',
      cell: ({ agreementSubTypeId }) => agreementType(agreementSubTypeId),
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
      isHidden: !hasSeveral.references,
      isCut: true,
      cell: ({ reference }) => <span className="text-ink-muted">{reference}</span>,
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
    sinceLast: {
      align: 'end',
      width: 6.25,
      cell: ({ sinceLast }) =>
        sinceLast !== null && (
          <span className="whitespace-nowrap text-ink-muted tabular-nums">
            {sinceLast === 0 ? formatPrice(0) : formatPriceDifference(Math.round(sinceLast) * 100)}
          </span>
        ),
      cardCell: ({ sinceLast }) =>
        sinceLast
          ? t('costSinceLast', { difference: formatPriceDifference(Math.round(sinceLast) * 100) })
          : null,
    },
  };
}

const Day = ({ date }: { date: Temporal.PlainDate }) => (
  <span className="whitespace-nowrap tabular-nums">{formatDate(date)}</span>
);
