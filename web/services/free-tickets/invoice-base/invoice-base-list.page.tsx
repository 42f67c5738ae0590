import { freeInvoiceBaseList } from '@takst/contract/services/free-tickets/invoice-base/list-free-invoice-bases.contract.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { formatNumber } from '#platform/design/format.ts';
import { ListPage, type ColumnContents } from '#platform/lists/list-page.tsx';
import { useCountsOf, useListOf } from '#platform/lists/use-list-of.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { DepartmentName } from '#services/free-tickets/book/department-name.tsx';
import { SoFar } from '#services/free-tickets/book/so-far.tsx';
import { useDepartmentFilter } from '#services/free-tickets/book/use-department-filter.ts';
import { monthOf } from '#billing/invoices/figures/invoice-months.ts';
import { Kroner } from '#billing/invoices/figures/kroner.tsx';
import { usePeriodFilter } from '#billing/invoices/list/use-period-filter.tsx';
import { useSession } from '#platform/session/use-session.ts';
import { useDocumentTitle } from '#platform/texts/document-title.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { PriceMissing } from './price-missing.tsx';

/** One row for a department and month, newest first (spec 3 §2). */
export function InvoiceBaseListPage() {
  const t = useTexts('free-invoice-base');
  const { company } = useSession();
  const list = useListOf(freeInvoiceBaseList);
  const department = useDepartmentFilter(list);
  useDocumentTitle(`${t('title')} – ${company.name}`);
  return (
    <ListPage
      list={list}
      title={t('title')}
      subtitle={t('subtitle', { company: company.name })}
      searchLabel={t('searchLabel')}
      filterWords={{
        label: t('filters'),
        all: t('all'),
        name: (filter) => t(filter === 'open' ? 'filterOpen' : 'filterClosed'),
      }}
      besideSearch={usePeriodFilter(list, useCountsOf(freeInvoiceBaseList))}
      filters={department && <div className="sm:w-56">{department}</div>}
      columns={useBaseColumns()}
      rowPath={({ id }) => pathTo('/fribilletter/fakturagrunnlag/{id}', { id })}
      cardsBelow={860}
      empty={{ icon: 'document', title: t('emptyTitle'), text: t('emptyText') }}
      noHits={{ text: t('noHitText') }}
    />
  );
}

function useBaseColumns(): ColumnContents<typeof freeInvoiceBaseList> {
  const t = useTexts('free-invoice-base');
  const invoices = useTexts('invoices');
  const language = usePageLanguage();
  return {
    month: {
      isRowHeader: true,
      onCard: 'title',
      cell: (base) => (
        <span className="inline-flex flex-wrap items-center gap-x-2">
          {monthOf(base, language)}
          {!base.isClosed && <SoFar />}
        </span>
      ),
    },
    department: { cell: (base) => <DepartmentName of={base} /> },
    ticketCount: {
      align: 'end',
      width: 7,
      cell: ({ ticketCount }) => formatNumber(ticketCount),
      cardCell: ({ ticketCount }) =>
        invoices('ticketCount', { count: ticketCount, number: formatNumber(ticketCount) }),
    },
    feeCount: {
      align: 'end',
      width: 6.5,
      cell: ({ feeCount }) => formatNumber(feeCount),
      cardCell: ({ feeCount }) =>
        feeCount > 0 && t('fees', { count: feeCount, number: formatNumber(feeCount) }),
    },
    totalPrice: {
      align: 'end',
      width: 10,
      onCard: 'aside',
      cell: ({ totalPrice, unpricedCount }) => (
        <>
          <Kroner amount={totalPrice} isTotal />
          {unpricedCount > 0 && <PriceMissing />}
        </>
      ),
    },
  };
}
