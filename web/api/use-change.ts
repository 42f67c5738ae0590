import type { Outcome, Refusal, Reply, Route } from '@takst/contract/route.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { call } from './call.ts';
import type { CallInput } from './call-input.ts';
import { useSubmission } from './submission.ts';

/** What stood in the way: a refusal of the contract, or a call that failed. */
export type ChangeProblem<R extends Route> = { refused: Refusal<R> } | { failure: unknown };

type Change<R extends Route> = {
  /** The reading calls whose answers the change makes old, by their paths; fetched again at once. */
  invalidates: readonly Route['path'][] | ((path: string) => boolean);
  /** When what it has made old has been fetched again. */
  onDone: (reply: Reply<R>) => void;
  onProblem?: (problem: ChangeProblem<R>) => void;
  /** Failures for which the general error page takes the place of this one. */
  isForErrorPage?: (error: unknown) => boolean;
};

/** Changes something, once: a second press while it is on its way does nothing. */
export function useChange<R extends Route>(route: R, change: Change<R>) {
  const { invalidates, onDone, onProblem, isForErrorPage = never } = change;
  const queries = useQueryClient();
  const submission = useSubmission();
  const isOnItsWay = useRef(false);
  const refresh = () =>
    queries.invalidateQueries({ predicate: ({ queryKey: [path] }) => isStale(path, invalidates) });
  const mutation = useMutation<Outcome<R>, unknown, CallInput<R>>({
    mutationFn: (input) => call(route, input, { submission }),
    throwOnError: isForErrorPage,
    async onSuccess(outcome) {
      // A refusal, too, tells that the page was old.
      if ('refused' in outcome) {
        onProblem?.(outcome);
        void refresh();
        return;
      }
      await refresh();
      onDone(outcome.reply);
    },
    onError: (error) => onProblem?.({ failure: error }),
    onSettled: () => {
      isOnItsWay.current = false;
    },
  });
  const { data, error, reset } = mutation;
  const forget = useCallback(() => {
    // What is on its way is still done: until it is settled the page must not look as if it were not.
    if (!isOnItsWay.current) reset();
  }, [reset]);
  return {
    send(input: CallInput<R>) {
      if (isOnItsWay.current) return;
      isOnItsWay.current = true;
      mutation.mutate(input);
    },
    isPending: mutation.isPending,
    problem: useMemo(() => problemOf<R>(data, error), [data, error]),
    /** Something else is being tried: the old problem is no longer what stands in the way. */
    forget,
  };
}

const never = () => false;

function isStale(path: unknown, invalidates: Change<Route>['invalidates']): boolean {
  if (typeof path !== 'string') return false;
  return typeof invalidates === 'function'
    ? invalidates(path)
    : invalidates.some((old) => old === path);
}

function problemOf<R extends Route>(
  data: Outcome<R> | undefined,
  error: unknown,
): ChangeProblem<R> | null {
  if (error) return { failure: error };
  return data && 'refused' in data ? data : null;
}
