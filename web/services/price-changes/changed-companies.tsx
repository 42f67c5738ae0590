import type {
  ChangedCompany,
  PriceChange,
} from '@takst/contract/services/price-changes/price-change.schema.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { useMemo, useState } from 'react';
import { formatMoney, formatNumber } from '#platform/design/format.ts';
import { Card } from '#platform/design/page/card.tsx';
import { EmptyState } from '#platform/design/page/empty-state.tsx';
import { matchesEveryWord } from '#platform/design/search/match-words.ts';
import { SearchBox } from '#platform/design/search/search-box.tsx';
import type { Column, Sort } from '#platform/design/table/column.ts';
import { PagedTable } from '#platform/design/table/paged-table.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { Difference } from './difference.tsx';

/** The companies that pay something else, which are all there to be searched and sorted. */
export function ChangedCompanies({ result }: { result: PriceChange }) {
  const t = useTexts('price-changes');
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<Sort>({ column: 'year', direction: 'descending' });
  const rows = useMemo(
    () => sorted(result.companies, sort).filter((one) => matchesEveryWord(one.companyName, search)),
    [result.companies, sort, search],
  );
  const others = result.otherCompanies;
  const isEmpty = result.companies.length === 0;
  return (
    <Card
      title={t('companies')}
      isFlush
      actions={
        !isEmpty && <SearchBox label={t('searchCompanies')} value={search} onSearch={setSearch} />
      }
    >
      <PagedTable
        // No key: the button that sorts keeps the focus.
        arrangement={`${search} ${sort.column} ${sort.direction}`}
        label={t('companies')}
        columns={useCompanyColumns()}
        rows={rows}
        rowKey={({ companyId }) => companyId}
        rowPath={({ companyId }) => pathTo('/bedrifter/{id}', { id: companyId })}
        sort={sort}
        onSort={setSort}
        cardsBelow={860}
        empty={
          <EmptyState icon="company" title={t(isEmpty ? 'noCompanies' : 'noHits')}>
            {isEmpty && t('noCompaniesText')}
          </EmptyState>
        }
      />
      {others > 0 && (
        <p className="border-t border-line px-(--space-panel) py-3 text-small text-ink-muted">
          {t('otherCompanies', { count: others, number: formatNumber(others) })}
        </p>
      )}
    </Card>
  );
}

const norwegian = new Intl.Collator('nb');
const differenceOf = ({ nowOre, thenOre }: ChangedCompany['month']) => thenOre - nowOre;

const orders: Readonly<Record<string, (one: ChangedCompany, other: ChangedCompany) => number>> = {
  company: (one, other) => norwegian.compare(one.companyName, other.companyName),
  tickets: (one, other) => one.changedTickets - other.changedTickets,
  monthNow: (one, other) => one.month.nowOre - other.month.nowOre,
  monthThen: (one, other) => one.month.thenOre - other.month.thenOre,
  month: (one, other) => differenceOf(one.month) - differenceOf(other.month),
  year: (one, other) => differenceOf(one.year) - differenceOf(other.year),
};

function sorted(companies: readonly ChangedCompany[], { column, direction }: Sort) {
  const order = orders[column];
  if (!order) return [...companies];
  const way = direction === 'ascending' ? 1 : -1;
  return companies.toSorted((one, other) => way * order(one, other));
}

function useCompanyColumns(): Column<ChangedCompany>[] {
  const t = useTexts('price-changes');
  const amount = (id: 'monthNow' | 'monthThen', header: string): Column<ChangedCompany> => {
    const of = ({ month }: ChangedCompany) =>
      formatMoney(id === 'monthNow' ? month.nowOre : month.thenOre);
    return {
      id,
      header,
      align: 'end',
      isSortable: true,
      cell: of,
      cardCell: (row) => `${header}: ${of(row)}`,
    };
  };
  return [
    {
      id: 'company',
      header: t('company'),
      isRowHeader: true,
      isSortable: true,
      cell: ({ companyName }) => companyName,
    },
    {
      id: 'tickets',
      header: t('changedTickets'),
      align: 'end',
      isSortable: true,
      cell: ({ changedTickets }) => formatNumber(changedTickets),
      cardCell: ({ changedTickets, tickets }) =>
        t('ticketsOf', { changed: formatNumber(changedTickets), number: formatNumber(tickets) }),
    },
    amount('monthNow', t('now')),
    amount('monthThen', t('chartThen')),
    {
      id: 'month',
      header: t('changeInMonth'),
      align: 'end',
      isSortable: true,
      cell: ({ month }) => <Difference {...month} />,
      onCard: 'aside',
    },
    {
      id: 'year',
      header: t('changeInYear'),
      align: 'end',
      isSortable: true,
      cell: ({ year }) => <Difference {...year} />,
      cardCell: ({ year }) => (
        <>
          {t('changeInYear')}: <Difference {...year} />
        </>
      ),
    },
  ];
}
