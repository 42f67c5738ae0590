import type { Route } from '@takst/contract/platform/calls/route.ts';
import { useRef } from 'react';
import type { CallInput } from '#platform/api/call-input.ts';
import type { Problem } from '#platform/api/obstacle.ts';
import { type OperationOptions, useOperation } from '#platform/operations/use-operation.ts';
import type { AttachedForm } from '#platform/api/running-operation.ts';
import { showToast, type ToastContent } from '#platform/design/toasts/toasts.ts';
import { plainText } from '#platform/texts/refusal-texts.ts';
import type { PlainTextKey, TextFileName } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** What a dialog does beside sending. */
type DialogOptions<Values> = {
  /** The holder of the ticket, named in failures. */
  who?: string;
  toast: (sent: Values) => ToastContent;
  /** What the call says and no form holds: a refusal is forgotten when it changes. */
  about?: unknown;
  onProblem?: (obstacle: { refused: { code: string } } | { failure: unknown }) => void;
  onDone?: () => void;
};

type SentOperation<Values> = {
  send: (values: Values) => void;
  isPending: boolean;
  problem: Problem | null;
  attach: (form: AttachedForm) => () => void;
  fieldChanged: (field: string) => void;
};

/** An operation on a ticket as its dialog sees it: which call it is and why it is refused the service knows. */
export type TicketOperation<Values> = (options: DialogOptions<Values>) => SentOperation<Values>;

type CallOptions<R extends Route, F extends TextFileName, Values> = Pick<
  OperationOptions<R, F>,
  'texts' | 'failed' | 'refusals' | 'causes' | 'toastsProblems'
> & {
  input: (values: Values) => CallInput<R>;
  /** A failure is said by a toast too, beside the reason in the dialog. */
  failedToast?: PlainTextKey<F>;
};

/** The operation of a service: its call, made from what the dialog says, and its texts. */
export const ticketOperation = <R extends Route, F extends TextFileName, Values extends object>(
  route: R,
  { input, failedToast, ...texts }: CallOptions<R, F, Values>,
): TicketOperation<Values> =>
  function useTicketOperation({ who = '', toast, onProblem, onDone, ...options }) {
    const t = useTexts(texts.texts);
    const sentValues = useRef<Values>(null);
    const operation = useOperation(route, {
      ...texts,
      ...options,
      toast() {
        if (!sentValues.current) throw new Error('An operation that was not sent has an answer');
        return toast(sentValues.current);
      },
      onProblem(obstacle) {
        if (failedToast) showToast('error', { title: plainText(t, failedToast), text: who });
        onProblem?.(obstacle);
      },
      ...(onDone && { onDone: () => onDone() }),
    });
    return {
      ...operation,
      send(values) {
        if (!operation.isPending) sentValues.current = values;
        operation.send(input(values));
      },
    };
  };
