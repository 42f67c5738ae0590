import { cancelTerms } from '@takst/domain/services/company-tickets/cancel-order.rules.ts';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '#platform/design/buttons/button.tsx';
import { formatLongDate, formatMoney, formatMonth, formatPrice } from '#platform/design/format.ts';
import { Icon } from '#platform/design/icon.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { OrderFields } from '#services/company-tickets/offer/order-fields.ts';
import { useOffer } from '#services/company-tickets/offer/order-offer.ts';
import { useOrderPrice } from '#services/company-tickets/offer/use-order-price.ts';
import { OrderSummaryPanel, SummaryRows } from '#ticketing/tickets/order-summary-panel.tsx';
import { choiceOf } from '#ticketing/tickets/order-zones/zone-fields.ts';
import { useZoneName } from '#ticketing/tickets/use-zone-name.ts';
import { AcceptanceField } from './acceptance.field.tsx';
import { useOrderItems } from './use-order-items.ts';

interface OrderSummaryProps {
  isPending: boolean;
  /** Why nothing can be ordered: neither price nor button is shown. */
  closed: string | null;
  onCancel: () => void;
  /** Why the last try failed. */
  problem: ReactNode;
}

/** The order in words, its price, the consent and the button; in a narrow window the consent stands last. */
export function OrderSummary({ isPending, closed, onCancel, problem }: OrderSummaryProps) {
  const t = useTexts('company-tickets');
  const { hasTicket, names } = useOrderItems();
  const act = names.length === 0 ? 'order' : hasTicket ? 'placeOrder' : 'newOrder';
  if (closed) return <ClosedSummary text={closed} onCancel={onCancel} />;
  return (
    <OrderSummaryPanel
      title={t('summary')}
      price={<Price />}
      problem={problem}
      submitLabel={t(act)}
      cancelLabel={t('cancel')}
      isPending={isPending}
      onCancel={onCancel}
    >
      <OrderInWords />
      <PriceTerms />
      <CancelTerms />
      <div className="lg:order-3">
        <AcceptanceField />
      </div>
    </OrderSummaryPanel>
  );
}

/** In the place of price and button while the person cannot have another ticket. */
function ClosedSummary({ text, onCancel }: { text: string; onCancel: () => void }) {
  const t = useTexts('company-tickets');
  return (
    <section
      aria-label={t('summary')}
      className="grid gap-3 rounded-panel border border-line bg-surface p-(--space-panel) lg:sticky lg:top-20"
    >
      <h2 className="text-section font-semibold">{t('summary')}</h2>
      <p>{text}</p>
      <Button variant="quiet" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </section>
  );
}

function OrderInWords() {
  const t = useTexts('company-tickets');
  const language = usePageLanguage();
  const zoneName = useZoneName();
  const { agreements, zones } = useOffer();
  const { fields } = useOrderPrice();
  const { hasTicket, names } = useOrderItems();
  const { control } = useFormContext<OrderFields>();
  const [firstName, lastName, agreementName] = useWatch({
    control,
    name: ['firstName', 'lastName', 'agreementName'],
  });
  const choice = choiceOf(fields);
  const nameOf = (zoneId: string) => zones.find(({ id }) => id === zoneId)?.name ?? '';
  const zoneNames = choice?.kind === 'zones' ? new Set([choice.from, choice.to].map(nameOf)) : [];
  const agreement = agreements.find(({ id }) => String(id) === agreementName);
  const start = fields.startDate ? Temporal.PlainDate.from(fields.startDate) : null;
  const zonesText =
    choice?.kind === 'all' ? t('allZones') : [...zoneNames].map(zoneName).join(' – ');
  const rows = [
    [t('summaryFor'), `${firstName} ${lastName}`.trim()],
    ...(hasTicket ? [[t('zones'), zonesText] as const] : []),
    ...(names.length > 0 ? [[t('addOns'), names.join(', ')] as const] : []),
    [t('summaryStart'), start && formatLongDate(start, language)],
    [t('summaryEnd'), t('runsOn')],
    [t('summaryReference'), agreement?.invoiceReference],
  ] as const;
  return <SummaryRows rows={rows} />;
}

/** The price, updated with each choice; a polite live region. */
function Price() {
  const t = useTexts('company-tickets');
  const language = usePageLanguage();
  const { fields } = useOrderPrice();
  const { total, firstMonth, hasTicket } = useOrderItems();
  return (
    <div aria-live="polite" className="min-w-0 lg:order-1">
      {total ? (
        <>
          <p>
            <span className="text-section font-bold tabular-nums lg:text-figure">
              {formatPrice(total.ore)}
            </span>{' '}
            <span className="text-small text-ink-muted lg:text-table">{t('perMonth')}</span>
          </p>
          <p className="text-small text-ink-muted lg:hidden">
            {t('fromMonth', { month: formatMonth(firstMonth, language) })}
          </p>
        </>
      ) : (
        <p className="text-small">
          {t(!hasTicket || choiceOf(fields) ? 'noPrice' : 'priceMissing')}
        </p>
      )}
    </div>
  );
}

function PriceTerms() {
  const t = useTexts('company-tickets');
  const language = usePageLanguage();
  const { total, firstMonth } = useOrderItems();
  if (!total) return null;
  return (
    <p className="text-small text-ink-muted lg:order-2 lg:-mt-2">
      {t('ofWhichVat', { amount: formatMoney(total.vatOre) })}{' '}
      {t('firstMonthText', { month: formatMonth(firstMonth, language) })}
    </p>
  );
}

/** Until when the order can be taken back, and what it costs after that. */
function CancelTerms() {
  const t = useTexts('company-tickets');
  const language = usePageLanguage();
  const { today } = useOffer();
  const { fields } = useOrderPrice();
  const { hasTicket, names } = useOrderItems();
  if (!fields.startDate) return null;
  const start = Temporal.PlainDate.from(fields.startDate);
  const terms = cancelTerms(start, today);
  const month = formatMonth(start, language);
  const isCodeDrawn = names.length > 0 && terms?.by !== 'cancelling';
  if (!hasTicket && !isCodeDrawn) return null;
  const texts = { cancelling: 'cancelUntil', ending: 'endUntil' } as const;
  return (
    <p className="flex gap-2.5 text-small text-ink-muted lg:order-7 lg:-mx-(--space-panel) lg:-mb-(--space-panel) lg:border-t lg:border-line lg:bg-sunken lg:px-(--space-panel) lg:py-3">
      <Icon name={terms && hasTicket ? 'undo' : 'info'} className="mt-0.5 size-4 shrink-0" />
      <span>
        {hasTicket &&
          (terms
            ? t(texts[terms.by], { date: formatLongDate(terms.until, language, today) })
            : t('chargedAtOnce', { month }))}{' '}
        {isCodeDrawn && t('codeAtOnce', { month, what: names.join(', ') })}
      </span>
    </p>
  );
}
