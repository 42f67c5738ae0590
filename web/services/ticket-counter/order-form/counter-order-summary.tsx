import { profileName } from '@takst/domain/catalogue/products/profiles.rules.ts';
import { daysToUse } from '@takst/domain/services/ticket-counter/order-limits.ts';
import type { ReactNode } from 'react';
import { formatLongDate, formatNumber, formatPrice } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { OrderSummaryPanel, SummaryRows } from '#ticketing/tickets/order-summary-panel.tsx';
import { choiceOf } from '#ticketing/tickets/order-zones/zone-fields.ts';
import { useZoneWords } from '#ticketing/tickets/order-zones/use-zone-words.ts';
import { useSendTimeWords } from './guest.fields.tsx';
import { mediumTexts } from './how-card.tsx';
import { orderedLines, ticketsIn } from './ordered-lines.ts';
import { soldOrder } from './sold-order.ts';
import { useCounterFields } from './use-counter-order-form.ts';

interface CounterOrderSummaryProps {
  isPending: boolean;
  /** Why the last try failed. */
  problem: ReactNode;
  /** What the server says that the order costs, where it is not what the form says. */
  serverOre: number | null;
  /** The references. */
  children: ReactNode;
}

/** The order in words, what it costs, and the button, which repeats the number. */
export function CounterOrderSummary(props: CounterOrderSummaryProps) {
  const t = useTexts('counter-order-form');
  const { isPending, problem, serverOre, children } = props;
  const { fields, count, product, totalOre } = useOrdered(serverOre);
  const price = totalOre === null || count === 0 ? '' : formatPrice(totalOre);
  const label = product?.isTravelMoney
    ? 'orderMoney'
    : fields.medium === 'paper'
      ? 'orderPaper'
      : 'order';
  return (
    <OrderSummaryPanel
      title={t('summary')}
      price={<Price serverOre={serverOre} />}
      problem={problem}
      submitLabel={
        price === '' ? t('orderNothing') : t(label, { count, number: formatNumber(count), price })
      }
      isPending={isPending}
    >
      <InWords />
      {children}
      <Terms />
    </OrderSummaryPanel>
  );
}

/** The order as its fields are, with what is sold for them. */
function useOrdered(serverOre: number | null = null) {
  const { offer, fields, product } = useCounterFields();
  const lines = orderedLines(fields, offer);
  const sold = soldOrder(fields, offer);
  const totalOre = serverOre ?? sold?.totalOre ?? null;
  return { offer, fields, product, lines, sold, totalOre, count: ticketsIn(lines) };
}

function InWords() {
  const t = useTexts('counter-order-form');
  const language = usePageLanguage();
  const sendTime = useSendTimeWords();
  const { offer, fields, product, lines } = useOrdered();
  const zones = useZoneWords(fields, { zones: offer.zones, allZones: t('allZones') });
  const ofProfiles = Map.groupBy(lines, ({ profileId }) => profileId);
  const who = [...ofProfiles].map(([profileId, ours]) =>
    profileId === null
      ? t('cardCount', { count: ticketsIn(ours) })
      : `${profileName(profileId)[language]}: ${formatNumber(ticketsIn(ours))}`,
  );
  const isPaper = fields.medium === 'paper';
  const rows = [
    [t('summaryProduct'), product?.name[language]],
    [t('summaryFor'), who.join(', ')],
    ...(product?.isTravelMoney ? [] : [[t('zones'), zones] as const]),
    [t('summaryOn'), t(mediumTexts[fields.medium].name)],
    ...(fields.medium === 'sms' ? [[t('sendTime'), sendTime] as const] : []),
    ...(isPaper && fields.startDate !== ''
      ? [
          [
            t('startDate'),
            formatLongDate(Temporal.PlainDate.from(fields.startDate), language, offer.today),
          ] as const,
        ]
      : []),
  ] as const;
  return <SummaryRows rows={rows} />;
}

/** What the order costs, updated with each choice; a polite live region. */
function Price({ serverOre }: { serverOre: number | null }) {
  const t = useTexts('counter-order-form');
  const { fields, product, sold, totalOre, count } = useOrdered(serverOre);
  const isMissing = product?.isTravelMoney ? fields.amount.trim() === '' : !choiceOf(fields);
  return (
    <div aria-live="polite" className="min-w-0 lg:order-1">
      {totalOre === null ? (
        <p className="text-small">
          {t(isMissing ? (product?.isTravelMoney ? 'amountMissing' : 'priceMissing') : 'noPrice')}
        </p>
      ) : (
        <>
          <p className="text-section font-bold tabular-nums lg:text-figure">
            {formatPrice(totalOre)}
          </p>
          <p className="text-small text-ink-muted">
            {serverOre === null && sold && count > 0 && <Sum lines={sold.lines} />}
            <span className="max-lg:hidden">
              {t(product?.isTravelMoney ? 'withoutVat' : 'withVat')}
            </span>
          </p>
        </>
      )}
    </div>
  );
}

type SoldLine = { readonly quantity: number; readonly priceOre: number };

/** `34 × 42 kr + 6 × 21 kr` */
const Sum = ({ lines }: { lines: readonly SoldLine[] }) => (
  <span className="block">
    {[...Map.groupBy(lines, ({ priceOre }) => priceOre)]
      .map(([priceOre, ours]) => `${formatNumber(ticketsIn(ours))} × ${formatPrice(priceOre)}`)
      .join(' + ')}
  </span>
);

/** Until when it can be used, and whether it can be taken back. */
function Terms() {
  const t = useTexts('counter-order-form');
  const language = usePageLanguage();
  const { offer, fields, product } = useOrdered();
  const terms = offer.termsOf(fields.agreementNumber);
  const date = formatLongDate(offer.today.add({ days: daysToUse }), language, offer.today);
  const isCancelled = product?.isTravelMoney
    ? terms.allowedTravelMoneyCancellation
    : terms.allowedTicketCancellation;
  return (
    <div className="grid gap-1 text-small text-ink-muted lg:order-7">
      {fields.medium !== 'paper' && (
        <p>{t(fields.medium === 'card' ? 'cardsExpire' : 'codesExpire', { date })}</p>
      )}
      {isCancelled && <p>{t('mayBeCancelled')}</p>}
    </div>
  );
}
