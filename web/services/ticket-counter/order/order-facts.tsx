import type { CounterOrderEntry } from '@takst/contract/services/ticket-counter/orders/counter-order.schema.ts';
import { listRefunds } from '@takst/contract/services/ticket-counter/orders/list-refunds.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/api/query.ts';
import { formatMoment } from '#platform/design/format-moment.ts';
import { formatKroner, formatLongDate, formatNumber } from '#platform/design/format.ts';
import { Card } from '#platform/design/page/card.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useSession } from '#platform/session/use-session.ts';
import { mediumWords } from '#services/ticket-counter/deliveries/medium-words.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** The ordered product, its recipients and its price. */
export function OrderFacts({ order }: { order: CounterOrderEntry }) {
  const t = useTexts('counter-order');
  return (
    <Card title={t('theOrder')}>
      <dl className="grid gap-2 text-small">
        {useFacts(order)
          .filter(([, value]) => value !== '')
          .map(([term, value]) => (
            // A value that does not fit beside its term stands below it.
            <div key={term} className="flex flex-wrap gap-x-2">
              <dt className="w-28 text-ink-muted">{term}</dt>
              <dd className="min-w-0 font-medium whitespace-pre-line wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
      <div className="mt-4 border-t border-line pt-4">
        <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
          <span>{t('price')}</span>
          <span className="whitespace-nowrap tabular-nums">{formatKroner(order.totalPrice)}</span>
        </p>
        {order.isDelivered ? (
          <RefundedSum orderId={order.id} />
        ) : (
          <p className="mt-1 text-small text-ink-muted">{t('billedAsDelivered')}</p>
        )}
      </div>
    </Card>
  );
}

function useFacts(order: CounterOrderEntry): (readonly [string, string])[] {
  const t = useTexts('counter-order');
  const words = useTexts('counter-words');
  const language = usePageLanguage();
  const { today } = useSession();
  const { mediaType, productType, deliveryAddress: address, handOver, sendAt, lines } = order;
  const isMoney = productType === 'TRAVEL_MONEY';
  const isPaper = mediaType === 'TRAVEL_CARD_ULTRALIGHT';
  const lineText = ({ profileName, quantity }: (typeof lines)[number]) => {
    const profile = profileName?.[language].toLowerCase() ?? '';
    return t('line', { number: formatNumber(quantity), profile }).trim();
  };
  const lastDay = formatLongDate(order.expiresOn, language);
  return [
    [t('product'), order.productName?.[language] ?? words('unknownProduct')],
    [t('forWhom'), isMoney ? '' : lines.map(lineText).join('\n')],
    [t('amount'), isMoney && order.productPrice !== null ? formatKroner(order.productPrice) : ''],
    [t('zones'), isMoney ? '' : order.allZones ? words('allZones') : order.zones.join(' – ')],
    [t('medium'), words(mediumWords[mediaType])],
    [t('handOver'), handOver === null ? '' : t(handOver === 'post' ? 'byPost' : 'byVisit')],
    [t('address'), address ? addressText(address) : ''],
    [t('sendAt'), sendAt === null ? '' : formatMoment(sendAt, { language, today })],
    [t('validFrom'), isPaper ? formatLongDate(order.startDate, language) : ''],
    [t(isMoney ? 'unusedMoneyUntil' : 'unusedUntil'), isPaper ? '' : lastDay],
    [t('invoiceReference'), order.invoiceReference ?? ''],
    [t('personalReference'), order.personalReference ?? ''],
  ];
}

const addressText = ({
  addressLine1,
  addressLine2,
  postCode,
  postArea,
}: NonNullable<CounterOrderEntry['deliveryAddress']>): string =>
  [addressLine1, addressLine2, `${postCode} ${postArea}`].filter(Boolean).join('\n');

/** Which deliveries were refunded is asked for by order (spec 3 §2). */
function RefundedSum({ orderId }: { orderId: number }) {
  const t = useTexts('counter-order');
  const { data = [] } = useQuery({
    ...queryOf(listRefunds, { params: { id: orderId } }),
    throwOnError: false,
  });
  if (data.length === 0) return null;
  const amount = formatKroner(data.reduce((sum, { totalPrice }) => sum + totalPrice, 0));
  return <p className="mt-1 text-small text-ink-muted">{t('refundedSum', { amount })}</p>;
}
