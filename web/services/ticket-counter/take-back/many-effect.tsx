import type { CounterDelivery } from '@takst/contract/services/ticket-counter/delivery/delivery.schema.ts';
import { formatKroner, formatListedPhone, formatNumber } from '#platform/design/format.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { deliveryName } from '#services/ticket-counter/deliveries/delivery-medium.tsx';
import { Effect } from '#services/ticket-counter/deliveries/effect.tsx';

interface ManyEffectProps {
  deliveries: readonly CounterDelivery[];
  /** Number of selected deliveries that cannot be taken back. */
  leftOut: number;
}

const deadTexts = {
  MOBILE_TICKET: 'codesAreDead',
  TRAVEL_CARD: 'nothingIsLoaded',
  TRAVEL_CARD_ULTRALIGHT: 'cardsAreDead',
} as const;

/** The deliveries that are taken back, and what that means for their codes, prices and recipients. */
export function ManyEffect({ deliveries, leftOut }: ManyEffectProps) {
  const t = useTexts('counter-order');
  const sum = deliveries.reduce((total, { totalPrice }) => total + totalPrice, 0);
  const sentCount = deliveries.filter(({ sentAt }) => sentAt !== null).length;
  const [first] = deliveries;
  return (
    <div className="grid gap-4">
      <Effect
        notes={[
          ...(first
            ? [{ icon: 'warning' as const, text: t(deadTexts[first.mediaInfo.type]) }]
            : []),
          { icon: 'document', text: t('manyNotInvoiced', { amount: formatKroner(sum) }) },
          ...(sentCount > 0
            ? [{ icon: 'phone' as const, text: t('recipientsNotTold', countOf(sentCount)) }]
            : []),
          { icon: 'info', text: t('cannotBeUndone') },
        ]}
      />
      <Which deliveries={deliveries} />
      {leftOut > 0 && <p className="text-small text-ink-muted">{t('leftOut', countOf(leftOut))}</p>}
    </div>
  );
}

const countOf = (count: number) => ({ count, number: formatNumber(count) });

/** A longer list is folded. */
const fewDeliveries = 10;

/** The name and the recipient of each delivery. */
function Which({ deliveries }: Pick<ManyEffectProps, 'deliveries'>) {
  const t = useTexts('counter-order');
  const words = useTexts('counter-words');
  const label = t('which', countOf(deliveries.length));
  const list = (
    <ul aria-label={label} className="divide-y divide-line text-table">
      {deliveries.map((delivery) => (
        <li key={delivery.id} className="flex flex-wrap justify-between gap-x-4 py-1.5">
          <span className="tabular-nums">{deliveryName(delivery, t, words)}</span>
          <span className="text-ink-muted">{recipientOf(delivery)}</span>
        </li>
      ))}
    </ul>
  );
  const titleClass = 'text-small font-semibold';
  return deliveries.length > fewDeliveries ? (
    <details>
      <summary className={`cursor-pointer py-2 ${titleClass}`}>{label}</summary>
      {list}
    </details>
  ) : (
    <section>
      <h3 className={titleClass}>{label}</h3>
      {list}
    </section>
  );
}

function recipientOf({ recipientName, mediaInfo: media }: CounterDelivery): string {
  if (recipientName !== null) return recipientName;
  return media.type === 'MOBILE_TICKET' && media.phone !== null
    ? formatListedPhone(media.phoneCountryCode ?? '', media.phone)
    : '';
}
