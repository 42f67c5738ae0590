import { listSubscribers } from '@takst/contract/subscribers/list-subscribers.contract.ts';
import type { ManyChange } from '@takst/contract/company-tickets/many/change-many-tickets.schema.ts';
import { pathTo } from '@takst/contract/path-to.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from '#design/buttons/link.tsx';
import { Notice } from '#design/page/notice.tsx';
import { useSession } from '#session/use-session.ts';
import { useTexts } from '#texts/use-texts.ts';
import { FinishedShare } from './change-progress.tsx';
import { changesQuery, isRunning } from './many.queries.ts';
import { useManyChangeTexts } from './use-many-change-texts.ts';

/** Progress of running changes for many, above the list. */
export function RunningChanges() {
  const { company } = useSession();
  const { data } = useQuery({ ...changesQuery(company.id), throwOnError: false });
  const running = data?.matches.filter(isRunning) ?? [];
  useInvalidateList(running.length);
  return running.map((change) => <Running key={change.id} change={change} />);
}

/** Link to earlier changes for many, below the list. */
export function EarlierChanges() {
  const t = useTexts('change-many-tickets');
  const { company } = useSession();
  const { data } = useQuery({ ...changesQuery(company.id), throwOnError: false });
  if (!data || data.totalEntries === 0) return null;
  return (
    <Link to="/bedriftsavtale/endringer" className="mt-4 inline-flex min-h-8 items-center">
      {t('earlierLink')}
    </Link>
  );
}

function Running({ change }: { change: ManyChange }) {
  const t = useTexts('change-many-tickets');
  const { titleOf } = useManyChangeTexts();
  const { id, action, total } = change;
  return (
    <Notice kind="info" title={titleOf(action, total)} className="mb-4">
      <div className="my-2 max-w-md">
        <FinishedShare change={change} />
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
