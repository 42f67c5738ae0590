import type { Outcome, Refusal, Reply, Route } from '@takst/contract/route.ts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { call } from '#api/call.ts';
import type { CallInput } from '#api/call-input.ts';
import { useSubmission } from '#api/submission.ts';

/** What stood in the way: a refusal of the contract, or a call that failed. */
export type ChangeProblem<R extends Route> = { refused: Refusal<R> } | { failure: unknown };

type After<R extends Route> = {
  /** When what it has made old has been fetched again. */
  onDone: (reply: Reply<R>) => void;
  onProblem?: (problem: ChangeProblem<R>) => void;
  /** Failures for which the general error page takes the place of this one. */
  isForErrorPage?: (error: unknown) => boolean;
};

/** Changes something about people's tickets, once: a second press while it is on its way does nothing. */
export function useChange<R extends Route>(route: R, after: After<R>) {
  const { onDone, onProblem, isForErrorPage = never } = after;
  const queries = useQueryClient();
  const submission = useSubmission();
  const isOnItsWay = useRef(false);
  const mutation = useMutation<Outcome<R>, unknown, CallInput<R>>({
    mutationFn: (input) => call(route, input, { submission }),
    throwOnError: isForErrorPage,
    async onSuccess(outcome) {
      const isRefused = 'refused' in outcome;
      if (isRefused) onProblem?.(outcome);
      const refreshed = refresh(queries);
      if (isRefused) return;
      await refreshed;
      onDone(outcome.reply);
    },
    onError: (error) => onProblem?.({ failure: error }),
    onSettled: () => {
      isOnItsWay.current = false;
    },
  });
  const { data, error } = mutation;
  return {
    send(input: CallInput<R>) {
      if (isOnItsWay.current) return;
      isOnItsWay.current = true;
      mutation.mutate(input);
    },
    isPending: mutation.isPending,
    problem: useMemo(() => problemOf<R>(data, error), [data, error]),
    /** Another answer is being tried: the old problem is no longer what stands in the way. */
    forget: mutation.reset,
  };
}

const never = () => false;

/** Whatever is told of people and their tickets: the list, one person's tickets, what happened to them. */
const isMadeOld = ({ queryKey: [path] }: { queryKey: readonly unknown[] }): boolean =>
  typeof path === 'string' && /^\/api\/(subscriber|ticket)\//.test(path);

/** What is on the page is fetched again at once; a refusal, too, tells that the page was old. */
const refresh = (queries: QueryClient) => queries.invalidateQueries({ predicate: isMadeOld });

function problemOf<R extends Route>(
  data: Outcome<R> | undefined,
  error: unknown,
): ChangeProblem<R> | null {
  if (error) return { failure: error };
  return data && 'refused' in data ? data : null;
}
