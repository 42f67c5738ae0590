import type { ManyChange } from '@takst/contract/company-tickets/many/change-many-tickets.schema.ts';
import { pathTo } from '@takst/contract/path-to.ts';
import { formatNumber } from '#design/format.ts';
import { BackLink } from '#design/links/back-link.tsx';
import { SearchedList } from '#design/list/searched-list.tsx';
import { useList } from '#design/list/use-list.ts';
import { Badge } from '#design/page/badge.tsx';
import type { Column } from '#design/table/column.ts';
import { useSession } from '#session/use-session.ts';
import { useDocumentTitle } from '#texts/document-title.ts';
import { useMoment } from '#session/use-moment.ts';
import { useTexts } from '#texts/use-texts.ts';
import { changesQuery, isRunning } from './many.queries.ts';
import { useManyChangeTexts } from './use-many-change-texts.ts';

/** All changes for many of the company, running and finished. */
export function ManyChangeListPage() {
  const t = useTexts('change-many-tickets');
  const { company } = useSession();
  const list = useList(({ pageQuery }) => changesQuery(company.id, pageQuery));
  useDocumentTitle(`${t('earlierTitle')} – ${company.name}`);
  return (
    <SearchedList
      list={list}
      back={<BackLink to="/bedriftsavtale">{t('backToList')}</BackLink>}
      title={t('earlierTitle')}
      subtitle={company.name}
      columns={useColumns()}
      rowPath={({ id }) => pathTo('/bedriftsavtale/endringer/{id}', { id })}
      skeletonRows={3}
      empty={{ icon: 'users', title: t('earlierNone'), text: t('earlierNoneText') }}
    />
  );
}

function useColumns(): Column<ManyChange>[] {
  const t = useTexts('change-many-tickets');
  const { titleOf } = useManyChangeTexts();
  const moment = useMoment();
  return [
    {
      id: 'what',
      header: t('what'),
      isRowHeader: true,
      cell: ({ action, total }) => titleOf(action, total),
    },
    {
      id: 'started',
      header: t('started'),
      width: 11,
      cell: ({ startedAt }) => moment(startedAt),
    },
    { id: 'by', header: t('by'), cell: ({ startedBy }) => startedBy },
    {
      id: 'result',
      header: t('result'),
      width: 11,
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
