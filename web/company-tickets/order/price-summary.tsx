import { formatMonth, formatMoney, formatPrice } from '#design/format.ts';
import { usePageLanguage } from '#design/page-language.ts';
import { useTexts } from '#texts/use-texts.ts';
import { oreOf, useOrderPrice } from '#tickets/offer/order-price.ts';
import { choiceOf } from '#tickets/order-zones/zone-fields.ts';

/** The price, updated with each choice; a polite live region. */
export function PriceSummary() {
  const t = useTexts('company-tickets');
  const language = usePageLanguage();
  const { fields, price, firstMonth } = useOrderPrice();
  return (
    <section className="rounded-panel bg-sunken p-4 sm:p-6">
      <h2 className="text-section font-semibold text-ink">{t('price')}</h2>
      <div aria-live="polite" className="mt-2">
        {price ? (
          <>
            <p>
              <span className="text-title font-bold tabular-nums">{formatPrice(oreOf(price))}</span>{' '}
              {t('perMonth')}
            </p>
            <p className="mt-1 text-small">
              {t('ofWhichVat', { amount: formatMoney(Math.round(price.vat * 100)) })}
            </p>
            <p className="mt-4 border-t border-line pt-4 text-small">
              {t('firstMonthText', { month: formatMonth(firstMonth, language) })}{' '}
              {t('pricePrivacy')}
            </p>
          </>
        ) : (
          <p>{t(choiceOf(fields) ? 'noPrice' : 'priceMissing')}</p>
        )}
      </div>
    </section>
  );
}
