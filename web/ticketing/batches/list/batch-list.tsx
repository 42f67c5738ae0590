import type { Batch } from '@takst/contract/ticketing/batches/batch.schema.ts';
import { formatNumber } from '#platform/design/format.ts';
import { SearchedList } from '#platform/design/list/searched-list.tsx';
import { useSectionList } from '#platform/design/list/use-list.ts';
import type { Column } from '#platform/design/table/column.ts';
import { useMoment } from '#platform/session/use-moment.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { batchesQuery } from '../batch/batch.queries.ts';
import { useBatchKit } from '../batch/batch-kit.ts';
import { useBatchOwner } from '../use-batch-owner.ts';
import { useSourceName } from '../use-source-name.ts';
import { BatchState } from './batch-state.tsx';

/** The batches of the company: those that somebody works on, those that run, and those before. */
export function BatchList() {
  const t = useTexts('batches');
  const { service, pathOf } = useBatchKit();
  const companyId = useBatchOwner();
  const list = useSectionList(({ pageQuery }) => batchesQuery(service, companyId, pageQuery));
  const columns = useColumns();
  if (list.isEmpty) return null;
  return (
    <section>
      <SearchedList
        list={list}
        title={t('earlierTitle')}
        columns={columns}
        rowPath={({ id }) => pathOf(id)}
        skeletonRows={3}
        empty={{ icon: 'inbox', title: t('earlierNone'), text: '' }}
      />
    </section>
  );
}

function useColumns(): Column<Batch>[] {
  const t = useTexts('batches');
  const sourceName = useSourceName();
  const moment = useMoment();
  const { texts } = useBatchKit();
  return [
    {
      id: 'what',
      header: t('source'),
      isRowHeader: true,
      cell: (batch) => texts.nameOf?.(batch) ?? sourceName(batch.source),
    },
    {
      id: 'rows',
      header: t('rows'),
      align: 'end',
      width: 7,
      cell: ({ total }) => formatNumber(total),
    },
    {
      id: 'when',
      header: t('when'),
      width: 11,
      cell: ({ startedAt, createdAt }) => moment(startedAt ?? createdAt),
    },
    {
      id: 'who',
      header: t('who'),
      cell: ({ startedBy, createdBy }) => startedBy ?? createdBy,
    },
    {
      id: 'state',
      header: t('state'),
      width: 12,
      cell: (batch) => <BatchState batch={batch} />,
      onCard: 'aside',
    },
  ];
}
