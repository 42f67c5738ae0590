import type { TaxBaseMonth } from '@takst/contract/services/free-tickets/tax-base/list-tax-base-dates.contract.ts';
import { BarChart } from '#platform/design/chart/bars.tsx';
import { formatKroner, formatMonth, formatNumber } from '#platform/design/format.ts';
import { MonthFigure } from '#platform/design/page/month-figure.tsx';
import { MonthPanel } from '#platform/design/page/month-panel.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { type ChosenPeriod, firstOf, monthsIn, picturedMonths, sumOfMonths } from './tax-months.ts';
import { useBenefitBars } from './use-benefit-bars.ts';

interface TaxBaseMonthsProps {
  months: readonly TaxBaseMonth[];
  period: ChosenPeriod;
}

/** What the benefit of the period comes to, and of its year, and the benefit month by month as a picture. */
export function TaxBaseMonths({ months, period }: TaxBaseMonthsProps) {
  const t = useTexts('tax-base');
  const bars = useBenefitBars(picturedMonths(months, period), period);
  const { untaxedTickets } = sumOfMonths(monthsIn(months, period));
  return (
    <>
      <MonthPanel label={t('benefitByMonth')} figure={<Benefit months={months} period={period} />}>
        <BarChart title={t('benefitByMonth')} heads={[t('month'), t('benefit')]} bars={bars} />
        <p className="mt-2 text-chart text-ink-muted">{t('dashed')}</p>
      </MonthPanel>
      {untaxedTickets > 0 && (
        <Notice
          kind="warning"
          className="mb-4"
          title={t('untaxedTitle', {
            count: untaxedTickets,
            number: formatNumber(untaxedTickets),
          })}
        >
          {t('untaxedText')}
        </Notice>
      )}
    </>
  );
}

/** The sum of the period; of a month with that of its year. */
function Benefit({ months, period }: TaxBaseMonthsProps) {
  const t = useTexts('tax-base');
  const language = usePageLanguage();
  const { year, month } = period;
  const sum = sumOfMonths(monthsIn(months, period));
  const ofYear = sumOfMonths(monthsIn(months, { year, month: null }));
  const tickets = { count: sum.tickets, number: formatNumber(sum.tickets) };
  return (
    <MonthFigure
      label={t('benefitIn', {
        period: month === null ? year : formatMonth(firstOf({ year, month }), language),
      })}
      amount={sum.totalPrice}
      notes={[
        t(month === null ? 'ticketMonths' : 'tickets', tickets),
        ...(month === null
          ? []
          : [
              t(ofYear.isClosed ? 'benefitOfClosedYear' : 'benefitOfYear', {
                year,
                amount: formatKroner(ofYear.totalPrice),
              }),
            ]),
        t(sum.isClosed ? 'isClosed' : 'isOpen'),
      ]}
    />
  );
}
