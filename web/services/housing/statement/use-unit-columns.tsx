import type { StatementUnit } from '@takst/contract/services/housing/statement/list-statement-units.contract.ts';
import { monthsOfYear } from '@takst/domain/services/housing/statement.rules.ts';
import { Fragment } from 'react';
import { formatDate, formatKroner, formatNumber, locales } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import type { Column } from '#platform/design/table/column.ts';
import { FindingBadges } from '#services/housing/findings/finding-badges.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { monthRuns } from './month-runs.ts';

/** Number, residents, what each month cost, and the year's sum; exceptions below. */
export function useUnitColumns(year: number): Column<StatementUnit>[] {
  const t = useTexts('statement');
  const costsOf = useCostsOf(year);
  const residentsOf = useResidentsOf(year);
  return [
    {
      id: 'number',
      header: t('unit'),
      width: 8,
      isRowHeader: true,
      isSortable: true,
      cell: ({ number }) => number ?? t('withoutUnit'),
      cardCell: ({ number }) => (number === null ? t('withoutUnit') : t('unitNumber', { number })),
    },
    {
      id: 'residents',
      header: t('residents'),
      cell: (unit) => (
        <>
          <span className="wrap-anywhere">{residentsOf(unit)}</span>
          {unit.findings.length > 0 && ' '}
          <FindingBadges findings={unit.findings} />
        </>
      ),
    },
    { id: 'months', header: t('byMonth'), cell: costsOf },
    {
      id: 'tickets',
      header: t('tickets'),
      width: 6,
      align: 'end',
      isForWide: true,
      cell: ({ tickets }) => formatNumber(tickets),
    },
    {
      id: 'subscriptions',
      header: t('subscriptions'),
      width: 8,
      align: 'end',
      isForWide: true,
      cell: ({ subscriptions }) => formatNumber(subscriptions),
    },
    {
      id: 'total',
      header: t('total'),
      width: 8.5,
      align: 'end',
      isSortable: true,
      onCard: 'aside',
      cell: ({ total }) => (
        <span className="font-semibold whitespace-nowrap tabular-nums">{formatKroner(total)}</span>
      ),
    },
  ];
}

/** "jan–mars: 747,00 kr, apr: 1 324,00 kr"; lines break between months alone. */
function useCostsOf(year: number) {
  const language = usePageLanguage();
  const months = monthsOfYear(year).map((month) =>
    month.toLocaleString(locales[language], { month: 'short' }),
  );
  return ({ months: costs }: StatementUnit) => {
    const runs = monthRuns(costs);
    if (runs.length === 0) return null;
    return runs.map(({ first, last, cost }, place) => (
      <Fragment key={first}>
        {place > 0 && ', '}
        <span className="whitespace-nowrap">
          {first === last ? months[first] : `${months[first]}–${months[last]}`}:{' '}
          {formatKroner(cost)}
        </span>
      </Fragment>
    ));
  };
}

/** The names, "Bo Ali (–28.02.2026)" where they moved in the year; those who are erased are counted. */
function useResidentsOf(year: number) {
  const t = useTexts('statement');
  return ({ residents, erasedResidents: count }: StatementUnit) => {
    const inYear = (day: Temporal.PlainDate | null) => (day?.year === year ? formatDate(day) : '');
    const names = residents.map(({ firstName, lastName, from, to }) => {
      const days = `${inYear(from)}–${inYear(to)}`;
      return `${firstName} ${lastName}${days === '–' ? '' : ` (${days})`}`;
    });
    const erased = count > 0 ? [t('erased', { count, number: formatNumber(count) })] : [];
    return [...names, ...erased].join(', ');
  };
}
