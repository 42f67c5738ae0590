import type { InvoiceBaseEntry } from '@takst/contract/invoices/base/invoice-base.schema.ts';
import { pathTo } from '@takst/contract/path-to.ts';
import { SheetMenu } from '#design/buttons/sheet-menu.tsx';
import { formatNumber } from '#design/format.ts';
import { SearchedList } from '#design/list/searched-list.tsx';
import { useList } from '#design/list/use-list.ts';
import { usePageLanguage } from '#design/page-language.ts';
import type { Column } from '#design/table/column.ts';
import { monthOf } from '#invoices/invoice-months.ts';
import { MonthlyCosts } from '#invoices/list/monthly-costs.tsx';
import { periodFilterNames } from '#invoices/list/period.queries.ts';
import { usePeriodFilter } from '#invoices/list/use-period-filter.tsx';
import { useAgreementType } from '#session/agreement-types/use-agreement-type.ts';
import { useSession } from '#session/use-session.ts';
import { useDocumentTitle } from '#texts/document-title.ts';
import { useTexts } from '#texts/use-texts.ts';
import { Kroner } from '#invoices/kroner.tsx';
import { invoiceBaseFiles, invoiceBasesQuery } from './invoice-base.queries.ts';

/** Closed months of a company that is invoiced elsewhere, newest first (spec 2 §6, invoice-base-only mode). */
export function InvoiceBaseList() {
  const t = useTexts('invoices');
  const { company } = useSession();
  const list = useList(invoiceBasesQuery(company.id), periodFilterNames);
  useDocumentTitle(`${t('baseTitle')} – ${company.name}`);
  return (
    <SearchedList
      list={list}
      title={t('baseTitle')}
      subtitle={`${company.name}. ${t('baseText')}`}
      actions={!list.isEmpty && <SheetMenu {...invoiceBaseFiles(company.id, list)} />}
      notice={!list.isEmpty && <MonthlyCosts />}
      searchLabel={list.isEmpty ? undefined : t('baseSearchLabel')}
      besideSearch={usePeriodFilter(list)}
      columns={useBaseColumns()}
      sortedBy="-month"
      rowPath={({ id }) => pathTo('/bedriftsavtale/faktura/{id}', { id })}
      cardsBelow={600}
      empty={{ icon: 'document', title: t('baseEmptyTitle'), text: t('baseEmptyText') }}
      noHits={{
        title: t('noHitTitle', { search: list.answeredSearch }),
        text: t('baseNoHitText'),
        showAll: t('baseClearSearch'),
      }}
    />
  );
}

function useBaseColumns(): Column<InvoiceBaseEntry>[] {
  const t = useTexts('invoices');
  const language = usePageLanguage();
  const agreementType = useAgreementType();
  const columns: Column<InvoiceBaseEntry>[] = [
    {
      id: 'month',
      header: t('month'),
      isRowHeader: true,
      cell: (base) => monthOf(base, language),
    },
    {
      id: 'agreementType',
      header: t('agreementType'),
      cell: ({ agreementSubTypeId }) => agreementType(agreementSubTypeId),
    },
    { id: 'reference', header: t('reference'), cell: ({ reference }) => reference },
    {
      id: 'ticketCount',
      header: t('tickets'),
      align: 'end',
      width: 7,
      cell: ({ ticketCount }) => formatNumber(ticketCount),
      cardCell: ({ ticketCount }) =>
        t('ticketCount', { count: ticketCount, number: formatNumber(ticketCount) }),
    },
    {
      id: 'totalPrice',
      header: t('total'),
      align: 'end',
      width: 9,
      onCard: 'aside',
      cell: ({ totalPrice }) => <Kroner amount={totalPrice} isTotal />,
    },
  ];
  return columns.map((column) => ({ ...column, isSortable: true }));
}
