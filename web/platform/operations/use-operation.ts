import type { FieldFault } from '@takst/contract/platform/calls/failures.ts';
import type { Outcome, Refusal, Reply, Route } from '@takst/contract/platform/calls/route.ts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { showToast, type ToastContent } from '#platform/design/toasts/toasts.ts';
import { plainText } from '#platform/texts/refusal-texts.ts';
import type { PlainTextKey, TextFileName } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { call } from '#platform/api/call.ts';
import type { CallInput } from '#platform/api/call-input.ts';
import {
  faultsOf,
  isForErrorPage,
  type Obstacle,
  type ProblemTexts,
  useProblemText,
} from '#platform/api/obstacle.ts';
import type { AttachedForm } from '#platform/api/running-operation.ts';
import { useSubmission } from '#platform/api/submission.ts';

/** Fields of the form that a refusal is about. */
export type OperationCauses<R extends Route> = {
  readonly [C in Refusal<R>['code']]?: readonly string[];
};

export type OperationOptions<R extends Route, F extends TextFileName> = ProblemTexts<R, F> & {
  /** Fields that a refusal is about: it is forgotten when one changes. Without them, when any field does. */
  causes?: OperationCauses<R>;
  /** What the call says and no form holds: a refusal is forgotten when it changes. */
  about?: unknown;
  /** Refusals that are also a fault of a field. */
  faults?: { readonly [C in Refusal<R>['code']]?: FieldFault };
  /**
   * `onDone` leaves the page. Its own reads become stale with all others and are not fetched again first: the user would
   * wait for what they no longer see, or for what has just been deleted (docs/decisions/0076).
   */
  leavesPage?: boolean;
  /** What was done; who it was about and where to see it, when it is more than a text. */
  toast?: PlainTextKey<F> | ((done: { input: CallInput<R>; reply: Reply<R> }) => ToastContent);
  /** How long to wait for the answer, where it may take longer than others. */
  timeoutMs?: number;
  /** Called when what is on the screen has been fetched again. */
  onDone?: (reply: Reply<R>) => void;
  onProblem?: (obstacle: Obstacle<R>) => void;
  /** Shows a problem as a toast, for an operation without a form or dialog. */
  toastsProblems?: boolean;
  /** Failures of the server go to the general error page. */
  usesErrorPage?: boolean;
};

/** A mutation that is sent once: a second press while it is pending does nothing. */
export function useOperation<R extends Route, F extends TextFileName>(
  route: R,
  options: OperationOptions<R, F>,
) {
  const { texts, toast, faults = {}, leavesPage = false, usesErrorPage = false } = options;
  const t = useTexts(texts);
  const problemOf = useProblemText(options);
  const queries = useQueryClient();
  const submission = useSubmission();
  const isPending = useRef(false);
  const form = useRef<AttachedForm | null>(null);
  function meet(obstacle: Obstacle<R>) {
    const problem = options.toastsProblems && problemOf(obstacle);
    if (problem) {
      const { title, text } = problem;
      showToast('error', title === undefined ? text : { title, text });
    }
    const wrong = faultsOf(obstacle, faults);
    if (wrong.length > 0) form.current?.setFaults(wrong);
    options.onProblem?.(obstacle);
  }
  const mutation = useMutation<Outcome<R>, unknown, CallInput<R>>({
    mutationFn: (input) => call(route, input, { submission, timeoutMs: options.timeoutMs }),
    throwOnError: (error) => usesErrorPage && isForErrorPage(error),
    async onSuccess(outcome, input) {
      // A refusal, too, shows that the page was stale.
      if ('refused' in outcome) {
        meet(outcome);
        void queries.invalidateQueries();
        return;
      }
      // Before the refresh, which may replace the form: the new form would begin with the draft that was just sent.
      form.current?.discard();
      await refreshAfter(route, { queries, leavesPage });
      const { reply } = outcome;
      if (toast) {
        const isKey = typeof toast === 'string';
        showToast('success', isKey ? plainText(t, toast) : toast({ input, reply }));
      }
      options.onDone?.(reply);
    },
    onError: (error) => meet({ failure: error }),
    onSettled: () => {
      isPending.current = false;
    },
  });
  const { data, error, reset } = mutation;
  const obstacle = obstacleOf<R>(data, error);
  const refused = obstacle && 'refused' in obstacle ? obstacle.refused : null;
  const forget = useCallback(() => {
    // A reset would hide that a call is still pending.
    if (!isPending.current) reset();
  }, [reset]);
  const subject = JSON.stringify(options.about);
  useEffect(() => forget(), [subject, forget]);
  return {
    send(input: CallInput<R>) {
      if (isPending.current) return;
      isPending.current = true;
      mutation.mutate(input);
    },
    isPending: mutation.isPending,
    problem: obstacle && problemOf(obstacle),
    refused,
    /** Forgets the problem when the user takes back what was sent. */
    forget,
    fieldChanged(field: string) {
      const causes: Partial<Record<string, readonly string[]>> = options.causes ?? {};
      if (refused && (causes[refused.code]?.includes(field) ?? true)) forget();
    },
    attach: useCallback((attachedForm: AttachedForm) => {
      form.current = attachedForm;
      return () => {
        // The form that takes its place may have been attached before.
        if (form.current === attachedForm) form.current = null;
      };
    }, []),
  };
}

/**
 * After a change everything that was read is stale, and what is on the screen is fetched again; a reading call changes
 * nothing.
 */
async function refreshAfter(
  { method, changesNothing }: Route,
  { queries, leavesPage }: { queries: QueryClient; leavesPage: boolean },
): Promise<void> {
  if (method === 'GET' || changesNothing) return;
  await queries.invalidateQueries({ refetchType: leavesPage ? 'none' : 'active' });
}

function obstacleOf<R extends Route>(
  data: Outcome<R> | undefined,
  error: unknown,
): Obstacle<R> | null {
  if (error) return { failure: error };
  return data && 'refused' in data ? data : null;
}
