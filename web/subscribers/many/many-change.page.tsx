import { listSubscribers } from '@takst/contract/subscribers/list-subscribers.contract.ts';
import { listSubscriberTickets } from '@takst/contract/subscribers/list-subscriber-tickets.contract.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Checkbox } from '#design/fields/checkbox.tsx';
import { BackLink } from '#design/links/back-link.tsx';
import { Card } from '#design/page/card.tsx';
import { EmptyState } from '#design/page/empty-state.tsx';
import { PageHeader } from '#design/page/page-header.tsx';
import { SkeletonLines } from '#design/page/skeleton.tsx';
import { Pagination } from '#design/table/pagination.tsx';
import { useDocumentTitle } from '#texts/document-title.ts';
import { useTexts } from '#texts/use-texts.ts';
import { ChangeProgress } from './change-progress.tsx';
import { LineTable } from './line.table.tsx';
import { changeQuery, isRunning } from './many.queries.ts';
import { useManyChangeTexts } from './use-many-change-texts.ts';

/** Progress and results of a change for many; the user may leave and return to its address. */
export function ManyChangePage() {
  const t = useTexts('change-many-tickets');
  const { titleOf } = useManyChangeTexts();
  const { id }: { id?: string } = useParams({ strict: false });
  const [page, setPage] = useState(1);
  const [onlyProblems, setOnlyProblems] = useState(false);
  const { data } = useQuery(changeQuery({ id: Number(id), page, onlyProblems }));
  const change = data?.change;
  const title = change ? titleOf(change.action, change.total) : t('changeTitle');
  useDocumentTitle(title);
  useInvalidateTicketLists(change !== undefined && !isRunning(change));
  const problems = change ? change.refused + change.failed : 0;
  return (
    <>
      <PageHeader
        back={<BackLink to="/bedriftsavtale">{t('backToList')}</BackLink>}
        title={title}
      />
      {data && change ? (
        <div className="grid gap-6">
          <ChangeProgress change={change} />
          <Card isFlush>
            {(problems > 0 || onlyProblems) && (
              <div className="border-b border-line px-4 py-1">
                <Checkbox
                  name="onlyProblems"
                  label={t('showProblems')}
                  value={onlyProblems}
                  onChange={(only) => {
                    setOnlyProblems(only);
                    setPage(1);
                  }}
                />
              </div>
            )}
            <LineTable
              action={change.action}
              rows={data.matches}
              empty={<EmptyState icon="success" title={t('noProblems')} />}
            />
            {data.totalEntries > 0 && (
              <Pagination page={page} total={data.totalEntries} onPage={setPage} />
            )}
          </Card>
        </div>
      ) : (
        <Card>
          <SkeletonLines lines={6} />
        </Card>
      )}
    </>
  );
}

/** Invalidates the tickets of other pages when the change has finished. */
function useInvalidateTicketLists(isFinished: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!isFinished) return;
    for (const { path } of [listSubscribers, listSubscriberTickets]) {
      void queries.invalidateQueries({ queryKey: [path] });
    }
  }, [isFinished, queries]);
}
