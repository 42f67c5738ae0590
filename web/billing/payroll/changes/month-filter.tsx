import { useQuery } from '@tanstack/react-query';
import { SelectBox } from '#platform/design/fields/select-box.tsx';
import { monthText } from '@takst/domain/platform/time/month-text.rules.ts';
import { formatMonth, formatNumber } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { payrollOverviewQuery } from './payroll-changes.queries.ts';
import { changesIn, type PayrollParts } from './payroll-line.ts';

/** Filters the list by the month from which a change holds. */
export function MonthFilter({ list, source }: PayrollParts) {
  const t = useTexts('payroll');
  const language = usePageLanguage();
  const { data } = useQuery(payrollOverviewQuery(source, list.filters));
  const months = data?.months.slice(1) ?? [];
  const { month: current } = list.filters;
  return (
    <SelectBox
      aria-label={t('month')}
      value={current}
      onChoose={(value) => list.setFilters({ month: value })}
      options={[
        { value: '', label: t('allMonths') },
        ...months.map(({ month, counts }) => ({
          value: monthText(month),
          label: `${formatMonth(month, language)} (${formatNumber(changesIn(counts))})`,
        })),
      ]}
    />
  );
}
