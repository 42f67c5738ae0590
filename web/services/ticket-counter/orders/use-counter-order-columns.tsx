import type { counterOrderList } from '@takst/contract/services/ticket-counter/orders/counter-order-list.contract.ts';
import type { CounterOrderEntry } from '@takst/contract/services/ticket-counter/orders/counter-order.schema.ts';
import { businessDayOf } from '@takst/domain/platform/time/business-day.rules.ts';
import { formatDate, formatKroner, formatTime } from '#platform/design/format.ts';
import type { ColumnContents } from '#platform/lists/list-page.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { mediumWords } from '#services/ticket-counter/deliveries/medium-words.ts';
import { referenceCell } from '#services/ticket-counter/references/reference-cell.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { OrderedCount } from './ordered-count.tsx';

/** Order date, who, medium, number, price and both references (spec 3 §2). */
export function useCounterOrderColumns(): ColumnContents<typeof counterOrderList> {
  const t = useTexts('counter-orders');
  const words = useTexts('counter-words');
  const language = usePageLanguage();
  const productOf = ({ productName }: CounterOrderEntry) =>
    productName?.[language] ?? words('unknownProduct');
  return {
    purchaseDate: {
      width: 7.5,
      isRowHeader: true,
      cell: ({ purchaseDate }) => (
        <span className="whitespace-nowrap tabular-nums">
          {formatDate(businessDayOf(purchaseDate))}
          <span className="block text-small font-normal text-ink-muted">
            {formatTime(purchaseDate)}
          </span>
        </span>
      ),
      onCard: 'title',
      cardCell: (order) => `${formatDate(businessDayOf(order.purchaseDate))} · ${productOf(order)}`,
    },
    orderedBy: {
      width: 9,
      cell: ({ orderedBy }) => orderedBy ?? t('unknownBuyer'),
    },
    mediaType: {
      width: 9.5,
      cell: (order) => (
        <>
          {words(mediumWords[order.mediaType])}
          <span className="block text-small text-ink-muted">{productOf(order)}</span>
        </>
      ),
      cardCell: ({ mediaType }) => words(mediumWords[mediaType]),
    },
    ticketCount: {
      width: 8.5,
      align: 'end',
      cell: (order) => <OrderedCount order={order} />,
      onCard: 'below',
      cardCell: (order) => <OrderedCount order={order} hasWord />,
    },
    totalPrice: {
      width: 8,
      align: 'end',
      onCard: 'aside',
      cell: ({ totalPrice }) => (
        <span className="whitespace-nowrap tabular-nums">{formatKroner(totalPrice)}</span>
      ),
    },
    invoiceReference: {
      cell: ({ invoiceReference }) => referenceCell(invoiceReference),
    },
    personalReference: {
      cell: ({ personalReference }) => referenceCell(personalReference),
    },
  };
}
