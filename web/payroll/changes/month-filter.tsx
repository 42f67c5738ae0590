import { useQuery } from '@tanstack/react-query';
import { SelectBox } from '#design/fields/select-box.tsx';
import { monthText } from '#design/dates/month-text.ts';
import { formatMonth, formatNumber } from '#design/format.ts';
import { usePageLanguage } from '#design/page-language.ts';
import { useTexts } from '#texts/use-texts.ts';
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
      value={months.some(({ month }) => monthText(month) === current) ? current : ''}
      onChange={({ target: { value } }) => list.setFilters({ month: value })}
    >
      <option value="">{t('allMonths')}</option>
      {months.map(({ month, counts }) => (
        <option key={monthText(month)} value={monthText(month)}>
          {`${formatMonth(month, language)} (${formatNumber(changesIn(counts))})`}
        </option>
      ))}
    </SelectBox>
  );
}
