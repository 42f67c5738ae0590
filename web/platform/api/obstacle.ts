import type { FieldFault } from '@takst/contract/platform/calls/failures.ts';
import type { Refusal, Route } from '@takst/contract/platform/calls/route.ts';
import { plainText, type RefusalTexts, refusalText } from '#platform/texts/refusal-texts.ts';
import type { PlainTextKey, TextFileName } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { InvalidInput, ServerTrouble } from './call-failures.ts';
import { useFailureText } from './use-failure-text.ts';

/** Why an operation failed: a declared refusal or a failed call. */
export type Obstacle<R extends Route> = { refused: Refusal<R> } | { failure: unknown };

export type Problem = { title?: string | undefined; text: string };

/** An unavailable service is shown in place, so that the user can try again. */
export const isForErrorPage = (error: unknown): boolean =>
  error instanceof ServerTrouble && error.status !== 503;

/** Fields that the server rejected although the form accepted them. */
export function faultsOf<R extends Route>(
  obstacle: Obstacle<R>,
  faults: Readonly<Partial<Record<string, FieldFault>>>,
): readonly FieldFault[] {
  if ('refused' in obstacle) {
    const fault = faults[obstacle.refused.code];
    return fault ? [fault] : [];
  }
  return obstacle.failure instanceof InvalidInput ? obstacle.failure.fields : [];
}

/** The texts of the problems that an operation may meet. */
export type ProblemTexts<R extends Route, F extends TextFileName> = {
  texts: F;
  /** What failed; the text says why. */
  failed?: PlainTextKey<F>;
  refusals: RefusalTexts<R, F>;
  /** In place of the usual texts of failed calls. */
  failureText?: (failure: unknown) => string;
};

export function useProblemText<R extends Route, F extends TextFileName>(keys: ProblemTexts<R, F>) {
  const { texts, failed, refusals } = keys;
  const t = useTexts(texts);
  const formText = useTexts('call-failures');
  const usualText = useFailureText();
  const { failureText = usualText } = keys;
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
