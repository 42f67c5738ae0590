import { pageSize } from '@takst/contract/paging.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { buttonClass } from '#design/buttons/button-style.ts';
import { Card } from '#design/page/card.tsx';
import { Notice } from '#design/page/notice.tsx';
import { PageHeader } from '#design/page/page-header.tsx';
import { Pagination } from '#design/table/pagination.tsx';
import { useLastPage } from '#design/table/use-last-page.ts';
import { useDocumentTitle } from '#texts/document-title.ts';
import { useTexts } from '#texts/use-texts.ts';
import { FilterBar } from './filter-bar.tsx';
import { isFiltered, useHistoryFilter } from './history-filter.ts';
import { historyFile, historyQuery } from './history.queries.ts';
import { HistoryTable } from './history.table.tsx';

interface HistoryProps {
  company: { id: number; name: string };
  /** Where the page stands. */
  at: string;
  back: ReactNode;
}

const nothing = { search: '', kind: '', from: null, to: null };

/** Every recorded change of a company, on the page and as a file. */
export function History({ company, at, back }: HistoryProps) {
  const t = useTexts('company-history');
  const { filter, setFilter, setPage } = useHistoryFilter(at);
  const { data, isPlaceholderData, isError, refetch } = useQuery(historyQuery(company.id, filter));
  const total = isPlaceholderData ? undefined : data?.totalEntries;
  useLastPage({ page: filter.page, pageSize, total, setPage });
  useDocumentTitle(t('titleOf', { company: company.name }));
  return (
    <>
      <PageHeader
        back={back}
        title={t('title')}
        subtitle={company.name}
        actions={
          <a href={historyFile(company.id, filter)} download className={buttonClass('secondary')}>
            {t('download')}
          </a>
        }
      />
      <Card isFlush>
        <FilterBar filter={filter} onChange={setFilter} />
        {isError ? (
          <Notice kind="warning" title={t('failed')} className="m-4">
            <Button className="mt-2" onClick={() => void refetch()}>
              {t('tryAgain')}
            </Button>
          </Notice>
        ) : (
          <HistoryTable
            rows={data?.matches}
            isStale={isPlaceholderData}
            isFiltered={isFiltered(filter)}
            onReset={() => setFilter(nothing)}
          />
        )}
        {data && !isError && (
          <Pagination page={filter.page} total={data.totalEntries} onPage={setPage} />
        )}
      </Card>
    </>
  );
}
