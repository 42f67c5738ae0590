import type { Route } from '@takst/contract/platform/calls/route.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { TextFileName } from '#platform/texts/texts.ts';
import { call, type CallOptions } from '#platform/api/call.ts';
import type { CallInput } from '#platform/api/call-input.ts';
import { faultsOf, isForErrorPage, type Obstacle, useProblemText } from '#platform/api/obstacle.ts';
import { useSubmission } from '#platform/api/submission.ts';
import type { OperationOptions } from './use-operation.ts';
import type { AttachedForm } from '#platform/api/running-operation.ts';

type VisitorOptions<R extends Route, F extends TextFileName> = Pick<
  OperationOptions<R, F>,
  | 'texts'
  | 'failed'
  | 'refusals'
  | 'failureText'
  | 'causes'
  | 'faults'
  | 'onDone'
  | 'onProblem'
  | 'usesErrorPage'
> & {
  /** `onDone` leaves the portal: the button stays pending, and what is typed is kept for the way back. */
  leavesPortal?: true;
} & Pick<CallOptions, 'authorization'>;

/** `useOperation` for pages of visitors: without the query library, whose reads it would make stale. */
export function useVisitorOperation<R extends Route, F extends TextFileName>(
  route: R,
  options: VisitorOptions<R, F>,
) {
  const { causes, faults = {}, leavesPortal = false, usesErrorPage = false } = options;
  const { authorization } = options;
  const problemOf = useProblemText(options);
  const submission = useSubmission();
  const isBusy = useRef(false);
  const form = useRef<AttachedForm | null>(null);
  const [isPending, setPending] = useState(false);
  const [obstacle, setObstacle] = useState<Obstacle<R> | null>(null);
  const settle = useCallback(() => {
    isBusy.current = false;
    setPending(false);
  }, []);
  useSettleOnReturn(settle);

  function meet(problem: Obstacle<R>) {
    settle();
    setObstacle(problem);
    const wrong = faultsOf(problem, faults);
    if (wrong.length > 0) form.current?.setFaults(wrong);
    options.onProblem?.(problem);
  }

  async function run(input: CallInput<R>) {
    setPending(true);
    setObstacle(null);
    try {
      const outcome = await call(route, input, { submission, authorization });
      if ('refused' in outcome) return meet(outcome);
      if (!leavesPortal) {
        settle();
        form.current?.discard();
      }
      options.onDone?.(outcome.reply);
    } catch (failure) {
      meet({ failure });
    }
  }

  if (usesErrorPage && obstacle && 'failure' in obstacle && isForErrorPage(obstacle.failure)) {
    throw obstacle.failure;
  }
  const refused = obstacle && 'refused' in obstacle ? obstacle.refused : null;
  return {
    send(input: CallInput<R>) {
      if (isBusy.current) return;
      isBusy.current = true;
      void run(input);
    },
    isPending,
    problem: obstacle && problemOf(obstacle),
    refused,
    forget: () => setObstacle(null),
    fieldChanged(field: string) {
      const fieldsOf: Partial<Record<string, readonly string[]>> = causes ?? {};
      if (refused && (fieldsOf[refused.code]?.includes(field) ?? true)) setObstacle(null);
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

/** A page that the browser shows again as it was left would stay pending for ever. */
function useSettleOnReturn(settle: () => void): void {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) settle();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [settle]);
}
