import type { FreeTicket } from '@takst/contract/services/free-tickets/free-ticket.schema.ts';
import type { EndAllStep } from '@takst/domain/services/free-tickets/end-all.rules.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { endAll, type EndAllFailure } from './end-all.ts';

type Groups = readonly (readonly EndAllStep<FreeTicket>[])[];

/** How far it has come: `total` tickets, of which `ended` have had their turn. */
type Progress = { readonly ended: number; readonly total: number };

/**
 * Ends the tickets of a family, one after the other. What succeeded stands, and the page is read again: what it still
 * shows as going on can be tried again.
 */
export function useEndAll(onFinished: (failures: readonly EndAllFailure[], total: number) => void) {
  const queries = useQueryClient();
  const isRunning = useRef(false);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [failures, setFailures] = useState<readonly EndAllFailure[]>([]);

  async function run(groups: Groups) {
    if (isRunning.current) return;
    isRunning.current = true;
    const total = groups.length;
    setFailures([]);
    setProgress({ ended: 0, total });
    const failed = await endAll(groups, (ended) => setProgress({ ended, total }));
    await queries.invalidateQueries();
    isRunning.current = false;
    setProgress(null);
    setFailures(failed);
    onFinished(failed, total);
  }

  return { run, progress, failures };
}
