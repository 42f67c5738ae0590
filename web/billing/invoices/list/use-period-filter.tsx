import type { ReactNode } from 'react';
import { SelectBox } from '#platform/design/fields/select-box.tsx';
import { formatMonth } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

type PeriodFilter = 'from' | 'to';

interface PeriodList {
  isEmpty: boolean;
  filters: Readonly<Record<PeriodFilter, string>>;
  setFilters: (filters: Partial<Record<PeriodFilter, string>>) => void;
}

/** The first and the last month that there is something of. */
interface PeriodRange {
  firstMonth: Temporal.PlainDate | null;
  lastMonth: Temporal.PlainDate | null;
}

const textOf = (month: Temporal.PlainDate) => month.toPlainYearMonth().toString();

function monthsBetween(first: Temporal.PlainDate, last: Temporal.PlainDate) {
  const { months } = first.until(last, { largestUnit: 'months' });
  return Array.from({ length: months + 1 }, (_, place) => last.subtract({ months: place }));
}

/** Filters a list by first and last month, of those that there are; nothing where there is one alone. */
export function usePeriodFilter(
  { isEmpty, filters, setFilters }: PeriodList,
  range: PeriodRange | undefined,
): ReactNode {
  const t = useTexts('invoices');
  const language = usePageLanguage();
  const { from, to } = filters;
  const { firstMonth, lastMonth } = range ?? { firstMonth: null, lastMonth: null };
  const months = firstMonth && lastMonth ? monthsBetween(firstMonth, lastMonth) : [];
  if (isEmpty || (months.length < 2 && !from && !to)) return null;
  const choices = months.map((month) => ({
    value: textOf(month),
    name: formatMonth(month, language),
  }));
  return (
    <>
      <SelectBox
        aria-label={t('fromMonth')}
        name="from"
        value={from}
        onChoose={(value) => setFilters({ from: value })}
        options={[
          { value: '', label: t('fromFirst') },
          ...choices
            .filter(({ value }) => !to || value <= to)
            .map(({ value, name }) => ({ value, label: t('from', { month: name }) })),
        ]}
      />
      <SelectBox
        aria-label={t('toMonth')}
        name="to"
        value={to}
        onChoose={(value) => setFilters({ to: value })}
        options={[
          { value: '', label: t('toLast') },
          ...choices
            .filter(({ value }) => !from || value >= from)
            .map(({ value, name }) => ({ value, label: t('to', { month: name }) })),
        ]}
      />
    </>
  );
}
