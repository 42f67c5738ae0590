import type { PayrollChangeType } from '@takst/domain/payroll/payroll-changes.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { monthText } from '@takst/domain/time/month-text.rules.ts';
import type { FilterChipsProps } from '#design/list/filter-chips.tsx';
import type { PlainTextKey } from '#texts/texts.ts';
import { useTexts } from '#texts/use-texts.ts';
import { payrollOverviewQuery } from './payroll-changes.queries.ts';
import { changesIn, type PayrollParts } from './payroll-line.ts';

const filters = [
  ['SUBSCRIBED', 'filterNew'],
  ['PRICE_CHANGED', 'filterChanged'],
  ['UNSUBSCRIBED', 'filterCancelled'],
] as const satisfies readonly (readonly [PayrollChangeType, PlainTextKey<'payroll'>])[];

/** The causes, each with how many changes it has in the months that are listed. */
export function usePayrollChips({ list, source }: PayrollParts): FilterChipsProps | undefined {
  const t = useTexts('payroll');
  const { data } = useQuery(payrollOverviewQuery(source, list.filters));
  if (list.isEmpty) return undefined;
  const { filter, month: chosen } = list.filters;
  const months = data?.months
    .slice(1)
    .filter(({ month }) => chosen === '' || monthText(month) === chosen);
  const sumOf = (count: (counts: Record<PayrollChangeType, number>) => number) =>
    months?.reduce((sum, { counts }) => sum + count(counts), 0);
  return {
    label: t('filters'),
    chips: [
      { value: '', label: t('filterAll'), count: sumOf(changesIn) },
      ...filters.map(([type, text]) => ({
        value: type,
        label: t(text),
        count: sumOf((counts) => counts[type]),
      })),
    ],
    value: filter,
    onChange: (next) => list.setFilters({ filter: next }),
  };
}
