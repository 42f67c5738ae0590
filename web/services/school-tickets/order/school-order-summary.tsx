import { agreementLabel } from '@takst/domain/ticketing/tickets/order-agreement.rules.ts';
import { type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatLongDate, formatMonth, formatPrice } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { OrderSummaryPanel, SummaryRows } from '#ticketing/tickets/order-summary-panel.tsx';
import { choiceOf } from '#ticketing/tickets/order-zones/zone-fields.ts';
import { useZoneWords } from '#ticketing/tickets/order-zones/use-zone-words.ts';
import { faultsOfHomes, mayHaveTwoHomes, soldForPupils } from './order-homes.ts';
import { mediumTexts } from './medium.field.tsx';
import { dateIn, type SchoolOrderFields, ticketsIn } from './school-order-fields.ts';
import { useSchoolOffer, yearOn } from './school-order-offer.ts';

interface SchoolOrderSummaryProps {
  isPending: boolean;
  onCancel: () => void;
  /** Why the last try failed. */
  problem: ReactNode;
}

/** The order in words, what it costs for each pupil and in all, and the button. */
export function SchoolOrderSummary({ isPending, onCancel, problem }: SchoolOrderSummaryProps) {
  const t = useTexts('school-order');
  const { count } = useOrdered();
  return (
    <OrderSummaryPanel
      title={t('summary')}
      price={<Price />}
      problem={problem}
      submitLabel={t('order', { count: Math.max(1, count) })}
      cancelLabel={t('cancel')}
      isPending={isPending}
      onCancel={onCancel}
    >
      <InWords />
      <PriceTerms />
    </OrderSummaryPanel>
  );
}

/** The order as its fields are, with what is sold for them. */
function useOrdered() {
  const offer = useSchoolOffer();
  const { control, getValues } = useFormContext<SchoolOrderFields>();
  const watched = useWatch({ control });
  const fields = { ...getValues(), ...watched } as SchoolOrderFields;
  const all = soldForPupils(fields, offer);
  const [sold = offer.soldFor(fields)] = all;
  return { offer, fields, count: ticketsIn(fields), sold, all };
}

function InWords() {
  const t = useTexts('school-order');
  const language = usePageLanguage();
  const { offer, fields, count } = useOrdered();
  const toTwo = mayHaveTwoHomes(fields, offer)
    ? fields.pupils.filter(({ hasTwoHomes }) => hasTwoHomes).length
    : 0;
  const start = dateIn(fields.startDate);
  const year = start && yearOn(offer.years, start);
  const agreement = offer.agreements.find(({ id }) => String(id) === fields.agreementNumber);
  const zones = useZoneWords(fields, { zones: offer.zones, allZones: t('allZones') });
  const rows = [
    [t('summaryFor'), t(fields.medium === 'new-card' ? 'cards' : 'pupils', { count })],
    [t('summaryOn'), t(mediumTexts[fields.medium])],
    [t('zones'), zones],
    ...(toTwo > 0 ? [[t('summaryTwoHomes'), t('pupils', { count: toTwo })] as const] : []),
    [t('summaryStart'), start && formatLongDate(start, language)],
    [t('summaryEnd'), year && formatLongDate(year.lastDay, language)],
    [t('invoiceReference'), agreement && agreementLabel(agreement)],
  ] as const;
  return <SummaryRows rows={rows} />;
}

/** What the school is invoiced in all, updated with each choice; a polite live region. */
function Price() {
  const t = useTexts('school-order');
  const { offer, fields, all, sold } = useOrdered();
  const lacksZones = choiceOf(fields) === null || faultsOfHomes(fields, offer).length > 0;
  const prices = [...Map.groupBy(all, (one) => one?.priceOre ?? null)];
  const isWhole = sold !== null && all.every((one) => one !== null);
  return (
    <div aria-live="polite" className="min-w-0 lg:order-1">
      {isWhole ? (
        <>
          <p>
            <span className="text-section font-bold tabular-nums lg:text-figure">
              {formatPrice(all.reduce((sum, one) => sum + (one?.priceOre ?? 0), 0))}
            </span>{' '}
            <span className="text-small text-ink-muted lg:text-table">{t('perMonth')}</span>
          </p>
          <p className="text-small text-ink-muted">
            {prices.length < 2
              ? t('eachText', { price: formatPrice(sold.priceOre) })
              : prices
                  .map(([price, { length: count }]) =>
                    t('someText', { price: formatPrice(price ?? 0), count }),
                  )
                  .join(', ')}
          </p>
        </>
      ) : (
        <p className="text-small">{t(lacksZones ? 'priceMissing' : 'noPrice')}</p>
      )}
    </div>
  );
}

/** From when it is invoiced, and what new cards cost once. */
function PriceTerms() {
  const t = useTexts('school-order');
  const language = usePageLanguage();
  const { offer, fields, count, sold } = useOrdered();
  if (!sold) return null;
  const month = formatMonth(dateIn(fields.startDate) ?? offer.today, language);
  const feeOre = fields.medium === 'new-card' ? (offer.newCardFeeOre ?? 0) : 0;
  return (
    <div className="grid gap-2 text-small text-ink-muted lg:order-2 lg:-mt-2">
      <p>{t('firstMonthText', { month })}</p>
      {feeOre > 0 && count > 0 && (
        <p>{t('newCardFeeText', { price: formatPrice(feeOre * count) })}</p>
      )}
    </div>
  );
}
