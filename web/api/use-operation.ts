import type { FieldFault } from '@takst/contract/failures.ts';
import type { Outcome, Refusal, Reply, Route } from '@takst/contract/route.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { showToast } from '#design/toasts/toasts.ts';
import { plainText, type RefusalTexts, refusalText } from '#texts/refusal-texts.ts';
import type { PlainTextKey, TextFileName } from '#texts/texts.ts';
import { useTexts } from '#texts/use-texts.ts';
import { call } from './call.ts';
import { InvalidInput, ServerTrouble } from './call-failures.ts';
import type { CallInput } from './call-input.ts';
import { useSubmission } from './submission.ts';
import { useFailureText } from './use-failure-text.ts';

/** What stood in the way: a refusal of the contract, or a call that failed. */
export type Obstacle<R extends Route> = { refused: Refusal<R> } | { failure: unknown };

/** What stood in the way, in words. */
export type Problem = { title?: string | undefined; text: string };

/** The form that an operation is sent from. */
export type AttachedForm = {
  /** Marks the fields that the server finds wrong. */
  setFaults: (faults: readonly FieldFault[]) => void;
  /** What was typed has been sent. */
  discard: () => void;
};

/** What a form or a dialog has to know of the operation that it sends. */
export type RunningOperation = {
  isPending: boolean;
  problem: Problem | null;
  /** Connects a form; returns how to disconnect it. */
  attach?: (form: AttachedForm) => () => void;
};

export type OperationOptions<R extends Route, F extends TextFileName> = {
  /** The text file of the keys below. */
  texts: F;
  /** What did not work: the title of a problem. */
  failed?: PlainTextKey<F>;
  refusals: RefusalTexts<R, F>;
  /** Refusals that are also a fault of a field. */
  faults?: { readonly [C in Refusal<R>['code']]?: FieldFault };
  /** The reading calls whose answers are stale afterwards, by their paths; fetched again at once. */
  invalidates: readonly Route['path'][] | ((path: string) => boolean);
  /** Tells that it is done. */
  toast?: PlainTextKey<F>;
  /** When what is stale has been fetched again. */
  onDone?: (reply: Reply<R>) => void;
  onProblem?: (obstacle: Obstacle<R>) => void;
  /** A server in trouble is for the general error page, not for this one. */
  usesErrorPage?: boolean;
};

/** Changes something, once: a second press while it is pending does nothing. */
export function useOperation<R extends Route, F extends TextFileName>(
  route: R,
  options: OperationOptions<R, F>,
) {
  const { texts, toast, faults = {}, invalidates, usesErrorPage = false } = options;
  const t = useTexts(texts);
  const problemOf = useProblemText(options);
  const queries = useQueryClient();
  const submission = useSubmission();
  const isPending = useRef(false);
  const form = useRef<AttachedForm | null>(null);
  const refresh = () =>
    queries.invalidateQueries({ predicate: ({ queryKey: [path] }) => isStale(path, invalidates) });
  function meet(obstacle: Obstacle<R>) {
    const wrong = faultsOf(obstacle, faults);
    if (wrong.length > 0) form.current?.setFaults(wrong);
    options.onProblem?.(obstacle);
  }
  const mutation = useMutation<Outcome<R>, unknown, CallInput<R>>({
    mutationFn: (input) => call(route, input, { submission }),
    throwOnError: (error) => usesErrorPage && isForErrorPage(error),
    async onSuccess(outcome) {
      // A refusal, too, tells that the page was stale.
      if ('refused' in outcome) {
        meet(outcome);
        void refresh();
        return;
      }
      await refresh();
      form.current?.discard();
      if (toast) showToast('success', plainText(t, toast));
      options.onDone?.(outcome.reply);
    },
    onError: (error) => meet({ failure: error }),
    onSettled: () => {
      isPending.current = false;
    },
  });
  const { data, error, reset } = mutation;
  const obstacle = obstacleOf<R>(data, error);
  return {
    send(input: CallInput<R>) {
      if (isPending.current) return;
      isPending.current = true;
      mutation.mutate(input);
    },
    isPending: mutation.isPending,
    problem: obstacle && problemOf(obstacle),
    refused: obstacle && 'refused' in obstacle ? obstacle.refused : null,
    /** Something else is being tried: the old problem is no longer in the way. */
    forget: useCallback(() => {
      // A pending call is still done: until it is settled the page must not look as if it were not.
      if (!isPending.current) reset();
    }, [reset]),
    attach: useCallback((attached: AttachedForm) => {
      form.current = attached;
      return () => {
        form.current = null;
      };
    }, []),
  };
}

/** A service that is down can be tried again where one is. */
const isForErrorPage = (error: unknown): boolean =>
  error instanceof ServerTrouble && error.status !== 503;

function isStale(path: unknown, invalidates: OperationOptions<Route, never>['invalidates']) {
  if (typeof path !== 'string') return false;
  return typeof invalidates === 'function'
    ? invalidates(path)
    : invalidates.some((stale) => stale === path);
}

function obstacleOf<R extends Route>(
  data: Outcome<R> | undefined,
  error: unknown,
): Obstacle<R> | null {
  if (error) return { failure: error };
  return data && 'refused' in data ? data : null;
}

/** The fields that the server finds wrong and the form let through. */
function faultsOf<R extends Route>(
  obstacle: Obstacle<R>,
  faults: Readonly<Partial<Record<string, FieldFault>>>,
): readonly FieldFault[] {
  if ('refused' in obstacle) {
    const fault = faults[obstacle.refused.code];
    return fault ? [fault] : [];
  }
  return obstacle.failure instanceof InvalidInput ? obstacle.failure.fields : [];
}

type ProblemTexts<R extends Route, F extends TextFileName> = Pick<
  OperationOptions<R, F>,
  'texts' | 'failed' | 'refusals'
>;

function useProblemText<R extends Route, F extends TextFileName>(words: ProblemTexts<R, F>) {
  const { texts, failed, refusals } = words;
  const t = useTexts(texts);
  const formText = useTexts('call-failures');
  const failureText = useFailureText();
  return (obstacle: Obstacle<R>): Problem | null => {
    const title = failed && plainText(t, failed);
    if ('refused' in obstacle) {
      const text = refusalText(refusals, obstacle.refused, t);
      return text === null ? null : { title, text };
    }
    const text = failureText(obstacle.failure);
    if (obstacle.failure instanceof InvalidInput) return { title: formText('invalidForm'), text };
    return { title, text };
  };
}
