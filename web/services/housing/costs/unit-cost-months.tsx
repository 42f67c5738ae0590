import type { UnitCostOverview } from '@takst/contract/services/housing/costs/get-unit-cost-overview.contract.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { BarChart } from '#platform/design/chart/bars.tsx';
import { SavePicture } from '#platform/design/chart/save-picture.tsx';
import { monthText } from '@takst/domain/platform/time/month-text.rules.ts';
import {
  formatDate,
  formatKroner,
  formatMonth,
  formatNumber,
  formatPriceDifference,
  monthName,
} from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { MonthFigure } from '#platform/design/page/month-figure.tsx';
import { MonthPanel } from '#platform/design/page/month-panel.tsx';
import { Skeleton } from '#platform/design/page/skeleton.tsx';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useCostBars } from './use-cost-bars.ts';

type Overview = { overview: UnitCostOverview };

/** What the month costs, and the costs month by month and unit by unit as pictures. */
export function UnitCostMonths({ overview }: { overview: UnitCostOverview | undefined }) {
  const t = useTexts('unit-costs');
  return (
    <MonthPanel
      label={t('costsByMonth')}
      figure={overview ? <CostOfMonth overview={overview} /> : <Skeleton className="h-16 w-4/5" />}
    >
      {overview ? <Charts overview={overview} /> : <Skeleton className="h-52 w-full" />}
    </MonthPanel>
  );
}

function CostOfMonth({ overview }: Overview) {
  const t = useTexts('unit-costs');
  const language = usePageLanguage();
  const { company, tenant, today } = useSession();
  const charts = useCostBars(overview);
  const [before, current] = overview.months;
  if (!before || !current) return null;
  const difference = Math.round((current.totalPrice - before.totalPrice) * 100);
  const { tickets, subscriptions, units } = current;
  const month = formatMonth(current.month, language);
  const state = t(!current.isOurs ? 'notOurs' : current.isClosed ? 'isClosed' : 'isOpen');
  return (
    <>
      <MonthFigure
        label={t('costIn', { month })}
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
          ...(current.refunded > 0
            ? [t('lessRefunds', { amount: formatKroner(current.refunded) })]
            : []),
          state,
        ]}
      />
      <div className="mt-3">
        <SavePicture
          name={`${t('pictureName')}-${monthText(current.month)}`}
          picture={{
            title: t('pictureTitle', { month }),
            subtitle: `${company.name} · ${formatKroner(current.totalPrice)} · ${state}`,
            charts,
            source: t('source', { source: tenantOf(tenant).brandTitle, date: formatDate(today) }),
          }}
        >
          {t('savePicture')}
        </SavePicture>
      </div>
    </>
  );
}

function Charts({ overview }: Overview) {
  const t = useTexts('unit-costs');
  const charts = useCostBars(overview);
  return (
    <div className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
      {charts.map((chart) => (
        <BarChart key={chart.title} {...chart} />
      ))}
      <p className="text-chart text-ink-muted">{t('dashed')}</p>
    </div>
  );
}
