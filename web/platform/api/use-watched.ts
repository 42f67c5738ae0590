import type { Reply, Route } from '@takst/contract/platform/calls/route.ts';
import {
  focusManager,
  hashKey,
  type QueryClient,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { type StreamedRoute, streamOf } from './answer-stream.ts';
import type { CallInput } from './call-input.ts';
import { queryOf } from './query.ts';

/** Without a stream a page asks as other callers do, and no more often (spec 3 §9). */
const paceMs = 1_000;

/**
 * Keeps what a page has read by `queryOf` up to date, by a stream of answers (docs/decisions/0094). A hidden tab has none: a
 * browser opens six connections to a host, for all its tabs.
 */
export function useWatched<R extends StreamedRoute>(route: R, input: CallInput<R>): void {
  const queries = useQueryClient();
  const query = queryOf(route, input);
  // The page's own query tells what is wrong.
  const { data } = useQuery({ ...query, enabled: false, throwOnError: false });
  const isRead = data !== undefined;
  const isVisible = useIsVisible();
  const watch = useEffectEvent((signal: AbortSignal) =>
    keepUpToDate(queries, { route, input, signal }),
  );
  const hash = hashKey(query.queryKey);
  useEffect(() => {
    if (!isRead || !isVisible) return undefined;
    const leaving = new AbortController();
    void watch(leaving.signal);
    return () => leaving.abort();
  }, [isRead, isVisible, hash]);
}

type WatchedCall<R extends Route> = {
  readonly route: R;
  readonly input: CallInput<R>;
  readonly signal: AbortSignal;
};

async function keepUpToDate<R extends StreamedRoute>(
  queries: QueryClient,
  { route, input, signal }: WatchedCall<R>,
): Promise<void> {
  const { queryKey } = queryOf(route, input);
  const save = (reply: Reply<R>) => queries.setQueryData(queryKey, () => reply);
  while (!signal.aborted) {
    const pace = pause(paceMs);
    try {
      for await (const reply of streamOf(route, input, signal)) save(reply);
    } catch {
      // The query's own call tells the page what is wrong.
    }
    if (signal.aborted) return;
    await queries.refetchQueries({ queryKey, exact: true });
    await pace;
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const useIsVisible = (): boolean =>
  useSyncExternalStore(
    (onChange) => focusManager.subscribe(onChange),
    () => focusManager.isFocused(),
  );
