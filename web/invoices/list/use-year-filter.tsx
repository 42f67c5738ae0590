import type { InvoiceEntry } from '@takst/contract/invoices/invoice.schema.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SelectBox } from '#design/fields/select-box.tsx';
import { formatNumber } from '#design/format.ts';
import type { List } from '#design/list/use-list.ts';
import { useSession } from '#session/use-session.ts';
import { useTexts } from '#texts/use-texts.ts';
import { type InvoiceFilter, invoiceOverviewQuery } from './invoice-list.queries.ts';

/** Filters the list by the year that is invoiced, where there are several. */
export function useYearFilter(list: List<InvoiceEntry, InvoiceFilter>): ReactNode {
  const t = useTexts('invoices');
  const { company } = useSession();
  const { data } = useQuery(invoiceOverviewQuery(company.id));
  const years = data?.years ?? [];
  const { year: current } = list.filters;
  if (list.isEmpty || (years.length < 2 && !current)) return null;
  return (
    <SelectBox
      aria-label={t('period')}
      name="year"
      value={years.some(({ year }) => String(year) === current) ? current : ''}
      onChange={(event) => list.setFilters({ year: event.target.value })}
    >
      <option value="">{t('allYears')}</option>
      {years.map(({ year, count }) => (
        <option key={year} value={year}>
          {`${year} (${formatNumber(count)})`}
        </option>
      ))}
    </SelectBox>
  );
}
