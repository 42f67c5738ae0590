import { useQuery } from '@tanstack/react-query';
import {
  formatMonth,
  formatNumber,
  formatPriceDifference,
  monthName,
} from '#platform/design/format.ts';
import { monthText } from '@takst/domain/platform/time/month-text.rules.ts';
import { MonthFigure } from '#platform/design/page/month-figure.tsx';
import { MonthPanel } from '#platform/design/page/month-panel.tsx';
import { classNames } from '#platform/design/class-names.ts';
import { Skeleton } from '#platform/design/page/skeleton.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { payrollOverviewQuery } from './payroll-changes.queries.ts';
import { changesIn, type MonthCounts, type PayrollParts } from './payroll-line.ts';

type Month = {
  month: Temporal.PlainDate;
  isClosed: boolean;
  isInvoicedHere: boolean;
  people: number;
  totalPrice: number;
  counts: MonthCounts;
};

/** What is deducted in the month, and how each of the coming ones differs from the one before it. */
export function PayrollMonths({ list, source }: PayrollParts) {
  const t = useTexts('payroll');
  const { data } = useQuery(payrollOverviewQuery(source, list.filters));
  const [before, current] = data?.months ?? [];
  const selectedMonth = list.filters.month;
  return (
    <MonthPanel
      label={t('changesByMonth')}
      figure={
        before && current ? (
          <Deducted before={before} current={current} />
        ) : (
          <Skeleton className="h-16 w-4/5" />
        )
      }
    >
      <p className="text-caption font-semibold text-ink-muted">{t('changesByMonth')}</p>
      <ol className="mt-2 grid grid-cols-2 gap-x-2 gap-y-1 lg:grid-cols-4">
        {data?.months.slice(1).map((month, place) => (
          <MonthCell
            key={monthText(month.month)}
            month={month}
            before={data.months[place] ?? month}
            isChosen={monthText(month.month) === selectedMonth}
            onChoose={(text) => list.setFilters({ month: text })}
          />
        ))}
      </ol>
    </MonthPanel>
  );
}

const differenceOf = (month: Month, before: Month) =>
  Math.round((month.totalPrice - before.totalPrice) * 100);

function Deducted({ before, current }: { before: Month; current: Month }) {
  const t = useTexts('payroll');
  const language = usePageLanguage();
  const difference = differenceOf(current, before);
  const month = monthName(before.month, language);
  return (
    <MonthFigure
      label={t('deductedIn', { month: formatMonth(current.month, language) })}
      amount={current.totalPrice}
      notes={[
        `${t('people', { count: current.people, number: formatNumber(current.people) })} · ${
          difference === 0
            ? t('sameAsBefore', { month })
            : t('deductedSince', { difference: formatPriceDifference(difference), month })
        }`,
        t(!current.isInvoicedHere ? 'notOurs' : current.isClosed ? 'isClosed' : 'isOpen'),
      ]}
    />
  );
}

interface MonthCellProps {
  month: Month;
  before: Month;
  isChosen: boolean;
  onChoose: (month: string) => void;
}

/** A number that counts something leads to the list of it. */
function MonthCell({ month, before, isChosen, onChoose }: MonthCellProps) {
  const t = useTexts('payroll');
  const language = usePageLanguage();
  const count = changesIn(month.counts);
  const name = formatMonth(month.month, language);
  const text =
    count === 0
      ? t('noChangesIn')
      : t('changesIn', {
          count,
          number: formatNumber(count),
          difference: formatPriceDifference(differenceOf(month, before)),
        });
  const texts = month.isInvoicedHere ? [text] : [text, t('notOurs')];
  return (
    <li>
      <button
        type="button"
        aria-pressed={isChosen}
        disabled={count === 0}
        onClick={() => onChoose(isChosen ? '' : monthText(month.month))}
        className={classNames(
          'min-h-12 w-full rounded-ui px-2 py-1 text-left',
          isChosen ? 'bg-select-tint' : count > 0 && 'hover:bg-neutral-tint',
        )}
      >
        <span className="block text-small font-semibold first-letter:uppercase">{name}</span>{' '}
        <span className="block text-caption text-ink-muted tabular-nums">{texts.join(' · ')}</span>
      </button>
    </li>
  );
}
