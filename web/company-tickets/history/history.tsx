import type { HistoryEntry } from '@takst/contract/company-tickets/list-subscriber-history.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { formatMoment } from '#design/format.ts';
import { Card } from '#design/page/card.tsx';
import { EmptyState } from '#design/page/empty-state.tsx';
import { Notice } from '#design/page/notice.tsx';
import type { Column } from '#design/table/column.ts';
import { Pagination } from '#design/table/pagination.tsx';
import { Table } from '#design/table/table.tsx';
import { WhatChanged } from '#design/table/what-changed.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { historyQuery } from './history.queries.ts';
import { useHistoryWords } from './history-words.ts';

/** When, who, through which channel, before and after; the newest first. */
export function History({ subscriberId }: { subscriberId: number }) {
  const t = useTexts('ticket-history');
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useQuery(historyQuery(subscriberId, page));
  const columns = useColumns();
  return (
    <section>
      <h2 className="mb-3 text-lg font-semibold">{t('title')}</h2>
      {isError ? (
        <Notice kind="warning" title={t('failed')}>
          <Button className="mt-2" onClick={() => void refetch()}>
            {t('tryAgain')}
          </Button>
        </Notice>
      ) : (
        <Card isFlush>
          <Table
            label={t('title')}
            columns={columns}
            rows={data?.matches}
            rowKey={(entry) => entry.id}
            skeletonRows={3}
            empty={
              <EmptyState icon="document" title={t('emptyTitle')}>
                {t('emptyText')}
              </EmptyState>
            }
          />
          {data && data.totalEntries > data.matches.length && (
            <Pagination page={page} total={data.totalEntries} onPage={setPage} />
          )}
        </Card>
      )}
    </section>
  );
}

function useColumns(): Column<HistoryEntry>[] {
  const t = useTexts('ticket-history');
  const { kindOf, whoOf, differenceOf } = useHistoryWords();
  return [
    {
      id: 'at',
      header: t('when'),
      cell: ({ at }) => <span className="whitespace-nowrap tabular-nums">{formatMoment(at)}</span>,
    },
    {
      id: 'what',
      header: t('what'),
      isRowHeader: true,
      cell: ({ kind, differences }) => (
        <WhatChanged
          what={kindOf(kind)}
          differences={differences.map((one) => ({ field: one.field, words: differenceOf(one) }))}
        />
      ),
    },
    { id: 'who', header: t('who'), cell: whoOf },
  ];
}
