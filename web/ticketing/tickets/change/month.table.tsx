import { formatMonth, formatPriceDifference, formatPrice } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { PricedMonth } from './ticket-kit.ts';

const cell = 'px-3 py-2 align-top';

/** Each month as it is now, as it will be, and the difference. */
export function MonthTable({ months }: { months: readonly PricedMonth[] }) {
  const t = useTexts('change-ticket');
  const language = usePageLanguage();
  const head = `${cell} font-semibold text-caption text-ink-muted`;
  return (
    <div className="overflow-hidden rounded-ui border border-line">
      <table className="w-full text-small tabular-nums">
        <caption className="sr-only">{t('priceOf')}</caption>
        <thead className="bg-sunken text-left">
          <tr>
            <th className={head}>{t('month')}</th>
            <th className={head}>{t('priceNow')}</th>
            <th className={head}>{t('priceAfter')}</th>
            <th className={`${head} text-right`}>{t('difference')}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, lastMonth, before, after, zonesBefore, zonesAfter }) => (
            <tr key={month.toString()} className="border-t border-line">
              <th scope="row" className={`${cell} text-left font-medium`}>
                <span className="inline-block first-letter:uppercase">
                  {month.equals(lastMonth)
                    ? formatMonth(month, language)
                    : t('months', {
                        first: formatMonth(month, language),
                        last: formatMonth(lastMonth, language),
                      })}
                </span>
              </th>
              <MonthPrice ore={before} zones={zonesBefore} />
              <MonthPrice ore={after} zones={zonesAfter} isChanged={before !== after} />
              <td className={`${cell} text-right whitespace-nowrap`}>
                {before === null || after === null
                  ? ''
                  : before === after
                    ? t('noDifference')
                    : formatPriceDifference(after - before)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface MonthPriceProps {
  ore: number | null;
  zones: string | null;
  isChanged?: boolean;
}

function MonthPrice({ ore, zones, isChanged = false }: MonthPriceProps) {
  const t = useTexts('change-ticket');
  return (
    <td className={isChanged ? `${cell} font-semibold` : cell}>
      <span className="block whitespace-nowrap">
        {ore === null ? t('unknownPrice') : formatPrice(ore)}
      </span>
      <span className="block text-caption font-normal text-ink-muted">
        {zones ?? t('noTicket')}
      </span>
    </td>
  );
}
