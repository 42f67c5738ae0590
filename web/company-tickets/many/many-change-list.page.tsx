import type { ManyChange } from '@takst/contract/company-tickets/many/change-many-tickets.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { formatMoment, formatNumber } from '#design/format.ts';
import { Badge } from '#design/page/badge.tsx';
import { Card } from '#design/page/card.tsx';
import { EmptyState } from '#design/page/empty-state.tsx';
import { PageHeader } from '#design/page/page-header.tsx';
import type { Column } from '#design/table/column.ts';
import { Pagination } from '#design/table/pagination.tsx';
import { Table } from '#design/table/table.tsx';
import { useSession } from '#session/use-session.ts';
import { useDocumentTitle } from '#texts/document-title.ts';
import { useTexts } from '#texts/use-texts.ts';
import { BackToEmployees } from './back-to-employees.tsx';
import { changesQuery, isRunning } from './many.queries.ts';
import { useManyWords } from './many-words.ts';

/** The changes for many of the company, those that go on and those that are over. */
export function ManyChangeListPage() {
  const t = useTexts('change-many-tickets');
  const { company } = useSession();
  const [page, setPage] = useState(1);
  const { data } = useQuery(changesQuery(company.id, page));
  const columns = useColumns();
  useDocumentTitle(`${t('earlierTitle')} – ${company.name}`);
  return (
    <>
      <PageHeader back={<BackToEmployees />} title={t('earlierTitle')} subtitle={company.name} />
      <Card isFlush>
        <Table
          label={t('earlierTitle')}
          columns={columns}
          rows={data?.matches}
          rowKey={({ id }) => id}
          rowLink={({ id }, link) => (
            <Link {...link} to="/bedriftsavtale/endringer/$id" params={{ id: String(id) }} />
          )}
          skeletonRows={3}
          empty={
            <EmptyState icon="users" title={t('earlierNone')}>
              {t('earlierNoneText')}
            </EmptyState>
          }
        />
        {data && data.totalEntries > 0 && (
          <Pagination page={page} total={data.totalEntries} onPage={setPage} />
        )}
      </Card>
    </>
  );
}

function useColumns(): Column<ManyChange>[] {
  const t = useTexts('change-many-tickets');
  const { titleOf } = useManyWords();
  return [
    {
      id: 'what',
      header: t('what'),
      isRowHeader: true,
      cell: ({ action, total }) => titleOf(action, total),
    },
    { id: 'started', header: t('started'), cell: ({ startedAt }) => formatMoment(startedAt) },
    { id: 'by', header: t('by'), cell: ({ startedBy }) => startedBy },
    {
      id: 'result',
      header: t('result'),
      cell: (change) => <Result change={change} />,
      onCard: 'aside',
    },
  ];
}

function Result({ change }: { change: ManyChange }) {
  const t = useTexts('change-many-tickets');
  if (isRunning(change)) return <Badge tone="info">{t('running')}</Badge>;
  const { done, total } = change;
  return (
    <Badge tone={done === total ? 'success' : 'warning'}>
      {t('doneOf', { done: formatNumber(done), total: formatNumber(total) })}
    </Badge>
  );
}
