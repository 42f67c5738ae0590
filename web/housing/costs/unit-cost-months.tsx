import type {
  UnitCostMonth,
  UnitCostOverview,
} from '@takst/contract/housing/costs/get-unit-cost-overview.contract.ts';
import { BarChart } from '#design/chart/bars.tsx';
import { formatMonth, formatNumber, formatPriceDifference, monthName } from '#design/format.ts';
import { usePageLanguage } from '#design/page-language.ts';
import { MonthFigure } from '#design/page/month-figure.tsx';
import { Skeleton } from '#design/page/skeleton.tsx';
import { useNarrow } from '#design/table/use-narrow.ts';
import { useTexts } from '#texts/use-texts.ts';
import { SavePicture } from './save-picture.tsx';
import { useCostBars } from './use-cost-bars.ts';

/** What the month costs, and the costs month by month and unit by unit as pictures. */
export function UnitCostMonths({ overview }: { overview: UnitCostOverview | undefined }) {
  const t = useTexts('unit-costs');
  const width = useNarrow(600) ? 330 : 360;
  const [before, current] = overview?.months ?? [];
  return (
    <section
      aria-label={t('costsByMonth')}
      className="mb-4 grid min-h-64 gap-px overflow-hidden rounded-panel border border-line bg-line lg:grid-cols-[minmax(14rem,1fr)_3.4fr]"
    >
      <div className="flex flex-col items-start gap-3 bg-surface px-(--space-panel) py-4">
        {overview && before && current ? (
          <>
            <div>
              <Figure before={before} current={current} />
            </div>
            <SavePicture overview={overview} />
          </>
        ) : (
          <Skeleton className="h-16 w-4/5" />
        )}
      </div>
      <div className="grid gap-x-8 gap-y-5 bg-surface px-(--space-panel) py-4 md:grid-cols-2">
        {overview ? (
          <Charts overview={overview} width={width} />
        ) : (
          <Skeleton className="h-52 w-full" />
        )}
      </div>
    </section>
  );
}

function Figure({ before, current }: { before: UnitCostMonth; current: UnitCostMonth }) {
  const t = useTexts('unit-costs');
  const language = usePageLanguage();
  const difference = Math.round((current.totalPrice - before.totalPrice) * 100);
  const { tickets, subscriptions, units } = current;
  return (
    <MonthFigure
      label={t('costIn', { month: formatMonth(current.month, language) })}
      amount={current.totalPrice}
      notes={[
        t(difference === 0 ? 'sameAsBefore' : 'costSince', {
          difference: formatPriceDifference(difference),
          month: monthName(before.month, language),
        }),
        [
          t('units', { count: units, number: formatNumber(units) }),
          t('tickets', { count: tickets, number: formatNumber(tickets) }),
          t('subscriptions', { count: subscriptions, number: formatNumber(subscriptions) }),
        ].join(' · '),
        t(current.isClosed ? 'isClosed' : 'isOpen'),
      ]}
    />
  );
}

function Charts({ overview, width }: { overview: UnitCostOverview; width: number }) {
  const t = useTexts('unit-costs');
  const { months, units, unitsTitle } = useCostBars(overview);
  return (
    <>
      <div>
        <BarChart
          title={t('costsByMonth')}
          heads={[t('month'), t('cost')]}
          bars={months}
          width={width}
        />
        <p className="mt-2 text-chart text-ink-muted">{t('dashed')}</p>
      </div>
      {units.length > 0 && (
        <BarChart
          title={unitsTitle}
          heads={[t('cost'), t('unitsHead')]}
          bars={units}
          width={width}
        />
      )}
    </>
  );
}
