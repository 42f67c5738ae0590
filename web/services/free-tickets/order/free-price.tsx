import { formatMonth, formatPrice } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { choiceOf } from '#ticketing/tickets/order-zones/zone-fields.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useSoldFreeTicket } from './sold-free-ticket.ts';

/** What the company is invoiced, updated with each choice; a polite live region. */
export function FreePrice() {
  const t = useTexts('free-order');
  const language = usePageLanguage();
  const { fields, sold, start } = useSoldFreeTicket();
  return (
    <div aria-live="polite" className="min-w-0 lg:order-1">
      {!sold && <p className="text-small">{t(choiceOf(fields) ? 'noPrice' : 'priceMissing')}</p>}
      {sold?.priceOre === 0 && <p className="font-semibold">{t('costsNothing')}</p>}
      {sold && sold.priceOre > 0 && (
        <>
          <p>
            <span className="text-section font-bold tabular-nums lg:text-figure">
              {formatPrice(sold.priceOre)}
            </span>{' '}
            <span className="text-small text-ink-muted lg:text-table">{t('perMonth')}</span>
          </p>
          <p className="text-small text-ink-muted lg:hidden">
            {t('fromMonth', { month: formatMonth(start, language) })}
          </p>
        </>
      )}
    </div>
  );
}

/** From when it is invoiced, and what the employee is taxed for; a ticket that costs nothing is taxed all the same. */
export function FreePriceTerms() {
  const t = useTexts('free-order');
  const language = usePageLanguage();
  const { sold, start, ownShareOre } = useSoldFreeTicket();
  if (!sold) return null;
  const month = formatMonth(start, language);
  const { priceOre, taxOre } = sold;
  return (
    <div className="grid gap-2 text-small text-ink-muted lg:order-2 lg:-mt-2">
      {priceOre > 0 && <p>{t('firstMonthText', { month })}</p>}
      {taxOre === null ? (
        <p>{t('noTaxable')}</p>
      ) : (
        <p>
          <strong className="font-semibold text-ink">
            {t('taxable', { amount: formatPrice(taxOre) })}
          </strong>{' '}
          {t('taxableText', { month })}{' '}
          {ownShareOre > 0 && t('ownShareText', { amount: formatPrice(ownShareOre) })}
        </p>
      )}
    </div>
  );
}
