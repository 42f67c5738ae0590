import { invoiceList } from '@takst/contract/billing/invoices/list-invoices.contract.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import type { PaymentStatus } from '@takst/domain/billing/invoices/payment-status.rules.ts';
import { ListPage } from '#platform/lists/list-page.tsx';
import { useCountsOf, useListOf } from '#platform/lists/use-list-of.ts';
import { InvoiceBaseList } from '#billing/invoices/base/invoice-base-list.tsx';
import { useSession } from '#platform/session/use-session.ts';
import { useDocumentTitle } from '#platform/texts/document-title.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { MonthlyCosts } from './monthly-costs.tsx';
import { useInvoiceColumns } from './use-invoice-columns.tsx';
import { usePeriodFilter } from './use-period-filter.tsx';

/** Remounts for another company. Where the company is invoiced elsewhere, the base of it. */
export function InvoiceListPage() {
  const { id, agreementSettings } = useSession().company;
  return agreementSettings.invoiceBaseOnly ? (
    <InvoiceBaseList key={id} />
  ) : (
    <InvoiceList key={id} />
  );
}

/** The invoices and credit notes of the company, newest first (spec 2 §2). */
function InvoiceList() {
  const t = useTexts('invoices');
  const { company } = useSession();
  const list = useListOf(invoiceList);
  useDocumentTitle(`${t('listTitle')} – ${company.name}`);
  return (
    <ListPage
      list={list}
      title={t('listTitle')}
      subtitle={company.name}
      isSubtitleForWide
      notice={!list.isEmpty && <MonthlyCosts hasInvoices />}
      searchLabel={t('searchLabel')}
      filterMenu="always"
      besideSearch={usePeriodFilter(list, useCountsOf(invoiceList))}
      filterWords={{
        label: t('filters'),
        all: t('filterAll'),
        name: (status) => t(filterTexts[status]),
        isHidden: (_, count = 0) => count === 0,
      }}
      columns={useInvoiceColumns()}
      firstColumns={['month']}
      rowPath={({ id }) => pathTo('/bedriftsavtale/faktura/{id}', { id })}
      cardsBelow={1280}
      empty={{ icon: 'document', title: t('emptyTitle'), text: t('emptyText') }}
      noHits={{ text: t('noHitText') }}
    />
  );
}

const filterTexts = {
  OVERDUE: 'filterOverdue',
  UNPAID: 'filterUnpaid',
  PARTLY_PAID: 'filterPartlyPaid',
  PAID: 'filterPaid',
  CREDITED: 'filterCredited',
} as const satisfies Record<PaymentStatus, string>;
