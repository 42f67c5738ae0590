import type { counterTicketList } from '@takst/contract/services/ticket-counter/tickets/counter-ticket-list.contract.ts';
import { businessDayOf } from '@takst/domain/platform/time/business-day.rules.ts';
import { formatDate } from '#platform/design/format.ts';
import type { ColumnContents } from '#platform/lists/list-page.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { DeliveryStateBadge } from '#services/ticket-counter/deliveries/delivery-state.tsx';
import { mediaId } from '#services/ticket-counter/deliveries/media-id.ts';
import { referenceCell } from '#services/ticket-counter/references/reference-cell.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';

/** Date, number, medium, product, status, reference and comment (spec 3 §2). */
export function useCounterTicketColumns(): ColumnContents<typeof counterTicketList> {
  const words = useTexts('counter-words');
  const language = usePageLanguage();
  return {
    purchaseDate: {
      width: 6.75,
      cell: ({ order }) => (
        <span className="whitespace-nowrap tabular-nums">
          {formatDate(businessDayOf(order.purchaseDate))}
        </span>
      ),
    },
    ticketNumber: {
      width: 6.5,
      onCard: 'detail',
      cell: ({ id }) => <span className="tabular-nums">{id}</span>,
    },
    medium: {
      width: 9.5,
      isRowHeader: true,
      onCard: 'title',
      cell: ({ delivery }) => (
        <span className="whitespace-nowrap tabular-nums">{mediaId(delivery.mediaInfo, words)}</span>
      ),
    },
    product: {
      cell: ({ delivery }) => delivery.productName?.[language] ?? words('unknownProduct'),
    },
    status: {
      width: 9,
      onCard: 'aside',
      cell: ({ delivery: { state, stateSince, mediaInfo } }) => (
        <DeliveryStateBadge state={state} since={stateSince} mediaInfo={mediaInfo} />
      ),
    },
    invoiceReference: {
      cell: ({ order }) => referenceCell(order.invoiceReference),
    },
    comment: {
      cell: ({ order }) => referenceCell(order.personalReference),
    },
  };
}
