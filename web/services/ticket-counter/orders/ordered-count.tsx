import type { CounterOrderEntry } from '@takst/contract/services/ticket-counter/orders/counter-order.schema.ts';
import { formatNumber } from '#platform/design/format.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

interface OrderedCountProps {
  order: CounterOrderEntry;
  /** Says what is counted, where no heading does. */
  hasWord?: boolean;
}

/** What was ordered and how far it is, with what needs attention (spec 3 §2). */
export const OrderedCount = ({ order, hasWord = false }: OrderedCountProps) => (
  <span className="inline-grid w-full max-w-40 gap-1">
    <MadeCount order={order} hasWord={hasWord} />
    <Attention order={order} />
  </span>
);

/** Passengers of paper; else tickets, or how many of those that were ordered are made, with a bar. */
function MadeCount({ order, hasWord }: Required<OrderedCountProps>) {
  const t = useTexts('counter-orders');
  const { ticketCount, requestedTicketCount: requested, passengerCount, failedCount } = order;
  if (passengerCount !== null && order.isDelivered && failedCount === 0) {
    return (
      <Count>
        {hasWord ? countText(t, 'passengers', passengerCount) : formatNumber(passengerCount)}
      </Count>
    );
  }
  if (ticketCount >= requested) {
    return (
      <Count>{hasWord ? countText(t, 'tickets', ticketCount) : formatNumber(ticketCount)}</Count>
    );
  }
  const text = t('madeOf', { made: formatNumber(ticketCount), requested: formatNumber(requested) });
  return (
    <>
      <Count>{text}</Count>
      <span
        role="progressbar"
        aria-label={text}
        aria-valuemin={0}
        aria-valuemax={requested}
        aria-valuenow={ticketCount}
        className="h-1.5 overflow-hidden rounded-full bg-neutral-tint"
      >
        <span
          className="block h-full rounded-full bg-select"
          style={{ width: `${(100 * ticketCount) / requested}%` }}
        />
      </span>
    </>
  );
}

/** What could not be delivered, and codes that were not sent. */
function Attention({ order: { failedCount, notSentCount } }: Pick<OrderedCountProps, 'order'>) {
  const t = useTexts('counter-orders');
  return (['failed', 'notSent'] as const).map((what) => {
    const count = what === 'failed' ? failedCount : notSentCount;
    return (
      count > 0 && (
        <span key={what} className="text-small whitespace-nowrap text-error">
          {countText(t, what, count)}
        </span>
      )
    );
  });
}

type Texts = ReturnType<typeof useTexts<'counter-orders'>>;

const countText = (
  t: Texts,
  what: 'passengers' | 'tickets' | 'failed' | 'notSent',
  count: number,
): string => t(what, { count, number: formatNumber(count) });

const Count = ({ children }: { children: string }) => (
  <span className="whitespace-nowrap tabular-nums">{children}</span>
);
