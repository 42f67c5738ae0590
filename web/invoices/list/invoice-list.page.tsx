import { pathTo } from '@takst/contract/path-to.ts';
import { DownloadLink } from '#design/buttons/download-link.tsx';
import { SearchedList } from '#design/list/searched-list.tsx';
import { useList } from '#design/list/use-list.ts';
import { useSession } from '#session/use-session.ts';
import { useDocumentTitle } from '#texts/document-title.ts';
import { useTexts } from '#texts/use-texts.ts';
import { invoiceFile, invoiceFilterNames, invoicesQuery } from './invoice-list.queries.ts';
import { MonthlyCosts } from './monthly-costs.tsx';
import { useInvoiceChips } from './use-invoice-chips.ts';
import { useInvoiceColumns } from './use-invoice-columns.tsx';
import { useYearFilter } from './use-year-filter.tsx';

/** Remounts for another company. */
export function InvoiceListPage() {
  return <InvoiceList key={useSession().company.id} />;
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
      actions={!list.isEmpty && <DownloadLink href={invoiceFile(company.id, list)} />}
      notice={!list.isEmpty && <MonthlyCosts />}
      searchLabel={list.isEmpty ? undefined : t('searchLabel')}
      besideSearch={useYearFilter(list)}
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
