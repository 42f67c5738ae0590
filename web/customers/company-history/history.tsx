import type { PageAddress } from '@takst/contract/app/path-to.ts';
import { HistoryList } from '#platform/changes/history-list.tsx';
import { DownloadLink } from '#platform/design/buttons/download-link.tsx';
import { Link } from '#platform/design/buttons/link.tsx';
import { BackLink } from '#platform/design/links/back-link.tsx';
import { useList } from '#platform/design/list/use-list.ts';
import { Notice } from '#platform/design/page/notice.tsx';
import { useDocumentTitle } from '#platform/texts/document-title.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { FilterBar } from './filter-bar.tsx';
import { batchOf, historyFile, historyFilterNames, historyQuery } from './history.queries.ts';

interface HistoryProps {
  /** Its name is empty while it is loading. */
  company: { id: number; name: string };
  back: { to: PageAddress; text: string };
  /** Of this page. */
  address: PageAddress;
}

/** All recorded changes of a company, with a link to download them. */
export function History({ company, back, address }: HistoryProps) {
  const t = useTexts('company-history');
  const list = useList(historyQuery(company.id), historyFilterNames);
  useDocumentTitle(company.name === '' ? null : t('titleOf', { company: company.name }));
  return (
    <HistoryList
      list={list}
      subtitle={company.name}
      back={<BackLink to={back.to}>{back.text}</BackLink>}
      actions={<DownloadLink href={historyFile(company.id, list)} />}
      notice={
        batchOf(list.filters) !== null && (
          <Notice className="mb-4">
            {t('ofOneBatch')} <Link to={address}>{t('showWholeHistory')}</Link>
          </Notice>
        )
      }
      pageOfBatch={address}
      searchLabel={t('search')}
      filters={<FilterBar filters={list.filters} onChange={list.setFilters} />}
    />
  );
}
