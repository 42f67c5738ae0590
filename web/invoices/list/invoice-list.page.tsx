import { pathTo } from '@takst/contract/path-to.ts';
import { SheetMenu } from '#design/buttons/sheet-menu.tsx';
import { SearchedList } from '#design/list/searched-list.tsx';
import { useList } from '#design/list/use-list.ts';
import { InvoiceBaseList } from '#invoices/base/invoice-base-list.tsx';
import { useSession } from '#session/use-session.ts';
import { useDocumentTitle } from '#texts/document-title.ts';
import { useTexts } from '#texts/use-texts.ts';
import { invoiceFiles, invoiceFilterNames, invoicesQuery } from './invoice-list.queries.ts';
import { MonthlyCosts } from './monthly-costs.tsx';
import { useInvoiceChips } from './use-invoice-chips.ts';
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
  const list = useList(invoicesQuery(company.id), invoiceFilterNames);
  useDocumentTitle(`${t('listTitle')} – ${company.name}`);
  return (
    <SearchedList
      list={list}
      title={t('listTitle')}
      subtitle={company.name}
      actions={!list.isEmpty && <SheetMenu {...invoiceFiles(company.id, list)} />}
      notice={!list.isEmpty && <MonthlyCosts />}
      searchLabel={list.isEmpty ? undefined : t('searchLabel')}
      besideSearch={usePeriodFilter(list)}
      chips={useInvoiceChips(list)}
      columns={useInvoiceColumns()}
      sortedBy="-invoiceDate"
      rowPath={({ id }) => pathTo('/bedriftsavtale/faktura/{id}', { id })}
      cardsBelow={860}
      empty={{ icon: 'document', title: t('emptyTitle'), text: t('emptyText') }}
      noHits={{
        title: t('noHitTitle', { search: list.answeredSearch }),
        text: t('noHitText'),
        showAll: t('clearSearch'),
      }}
    />
  );
}
