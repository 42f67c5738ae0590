import { changeFilterNames, type ChangeType } from '@takst/domain/billing/payroll/change-type.ts';
import { useQuery } from '@tanstack/react-query';
import { monthText } from '@takst/domain/platform/time/month-text.rules.ts';
import type { FilterChipsProps } from '#platform/design/list/filter-chips.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { payrollOverviewQuery } from './payroll-changes.queries.ts';
import { changesIn, type PayrollParts } from './payroll-line.ts';

const shownTypes: readonly ChangeType[] = ['SUBSCRIBED', 'PRICE_CHANGED', 'UNSUBSCRIBED'];

/** The causes, each with how many changes it has in the months that are listed. */
export function usePayrollChips({ list, source }: PayrollParts): FilterChipsProps | undefined {
  const t = useTexts('payroll');
  const language = usePageLanguage();
  const { data } = useQuery(payrollOverviewQuery(source, list.filters));
  if (list.isEmpty) return undefined;
  const { filter, month: selectedMonth } = list.filters;
  const months = data?.months
    .slice(1)
    .filter(({ month }) => selectedMonth === '' || monthText(month) === selectedMonth);
  const sumOf = (count: (counts: Record<ChangeType, number>) => number) =>
    months?.reduce((sum, { counts }) => sum + count(counts), 0);
  return {
    label: t('filters'),
    chips: [
      { value: '', label: t('filterAll'), count: sumOf(changesIn) },
      ...shownTypes.map((type) => ({
        value: type,
        label: changeFilterNames[type][language],
        count: sumOf((counts) => counts[type]),
      })),
    ],
    value: filter,
    onChange: (next) => list.setFilters({ filter: next }),
  };
}
