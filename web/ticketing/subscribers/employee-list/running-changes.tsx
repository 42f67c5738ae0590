import type { Batch } from '@takst/contract/ticketing/batches/batch.schema.ts';
import { listSubscribers } from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import { pageSize } from '@takst/contract/platform/lists/paging.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { batchesQuery } from '#ticketing/batches/batch/batch.queries.ts';
import { Link } from '#platform/design/buttons/link.tsx';
import { formatNumber } from '#platform/design/format.ts';
import { Notice } from '#platform/design/page/notice.tsx';
import { Progress } from '#platform/design/page/progress.tsx';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useChangeTitle } from '#ticketing/subscribers/change-many/act-texts.ts';

const changesQuery = (companyId: number) => ({
  ...batchesQuery({ name: 'company-ticket-changes' }, companyId, {
    maxEntries: pageSize,
    offset: 0,
    searchFor: '',
  }),
  throwOnError: false,
});

/** Progress of running changes for many, above the list. */
export function RunningChanges() {
  const { company } = useSession();
  const { data } = useQuery(changesQuery(company.id));
  const running = data?.matches.filter(({ state }) => state === 'running') ?? [];
  useInvalidateList(running.length);
  return running.map((batch) => <Running key={batch.id} batch={batch} />);
}

/** Link to earlier changes for many, below the list. */
export function EarlierChanges() {
  const t = useTexts('change-many-tickets');
  const { company } = useSession();
  const { data } = useQuery(changesQuery(company.id));
  if (!data || data.totalEntries === 0) return null;
  return (
    <Link to="/bedriftsavtale/endringer" className="mt-4 inline-flex min-h-8 items-center">
      {t('earlierLink')}
    </Link>
  );
}

function Running({ batch }: { batch: Batch }) {
  const t = useTexts('change-many-tickets');
  const titleOf = useChangeTitle();
  const { id, total, leftOut, done, refused, failed } = batch;
  const settled = done + refused + failed;
  const rows = total - leftOut;
  return (
    <Notice kind="info" title={titleOf(batch)} className="mb-4">
      <div className="my-2 max-w-md">
        <Progress
          label={t('progress', { settled: formatNumber(settled), total: formatNumber(rows) })}
          value={settled}
          max={rows}
        />
      </div>
      <Link to={pathTo('/bedriftsavtale/endringer/{id}', { id })}>{t('seeProgress')}</Link>
    </Notice>
  );
}

/** Invalidates the list when a running change has finished. */
function useInvalidateList(running: number): void {
  const queries = useQueryClient();
  const previousCount = useRef(running);
  useEffect(() => {
    if (running < previousCount.current) {
      void queries.invalidateQueries({ queryKey: [listSubscribers.path] });
    }
    previousCount.current = running;
  }, [running, queries]);
}
