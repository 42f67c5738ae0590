import { invoiceBaseList } from '@takst/contract/billing/invoices/base/list-invoice-bases.contract.ts';
import { invoiceList } from '@takst/contract/billing/invoices/list-invoices.contract.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { formatNumber } from '#platform/design/format.ts';
import { ListPage, type ColumnContents } from '#platform/lists/list-page.tsx';
import { useCountsOf, useListOf } from '#platform/lists/use-list-of.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { monthOf } from '#billing/invoices/figures/invoice-months.ts';
import { MonthlyCosts } from '#billing/invoices/list/monthly-costs.tsx';
import { usePeriodFilter } from '#billing/invoices/list/use-period-filter.tsx';
import { useAgreementType } from '#platform/session/agreement-types/use-agreement-type.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useDocumentTitle } from '#platform/texts/document-title.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { Kroner } from '#billing/invoices/figures/kroner.tsx';

/** Closed months of a company that is invoiced elsewhere, newest first (spec 2 §6, invoice-base-only mode). */
export function InvoiceBaseList() {
  const t = useTexts('invoices');
  const { company } = useSession();
  const list = useListOf(invoiceBaseList);
  useDocumentTitle(`${t('baseTitle')} – ${company.name}`);
  return (
    <ListPage
      list={list}
      title={t('baseTitle')}
      subtitle={`${company.name}. ${t('baseText')}`}
      notice={!list.isEmpty && <MonthlyCosts />}
      searchLabel={t('baseSearchLabel')}
      besideSearch={usePeriodFilter(list, useCountsOf(invoiceList))}
      columns={useBaseColumns()}
      rowPath={({ id }) => pathTo('/bedriftsavtale/faktura/{id}', { id })}
      cardsBelow={600}
      empty={{ icon: 'document', title: t('baseEmptyTitle'), text: t('baseEmptyText') }}
      noHits={{ text: t('baseNoHitText') }}
    />
  );
}

function useBaseColumns(): ColumnContents<typeof invoiceBaseList> {
  const t = useTexts('invoices');
  const language = usePageLanguage();
  const agreementType = useAgreementType();
  return {
    month: {
      isRowHeader: true,
      cell: (base) => monthOf(base, language),
    },
    agreementType: {
      cell: ({ agreementSubTypeId }) => agreementType(agreementSubTypeId),
    },
    reference: { cell: ({ reference }) => reference },
    ticketCount: {
      align: 'end',
      width: 7,
      cell: ({ ticketCount }) => formatNumber(ticketCount),
      cardCell: ({ ticketCount }) =>
        t('ticketCount', { count: ticketCount, number: formatNumber(ticketCount) }),
    },
    totalPrice: {
      align: 'end',
      width: 9,
      onCard: 'aside',
      cell: ({ totalPrice }) => <Kroner amount={totalPrice} isTotal />,
    },
  };
}
