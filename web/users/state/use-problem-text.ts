import type { Route } from '@takst/contract/route.ts';
import type { ChangeProblem } from '#api/use-change.ts';
import { useFailureText } from '#api/use-failure-text.ts';
import { type RefusalTexts, refusalText } from '#texts/refusal-texts.ts';
import { useTexts } from '#texts/use-texts.ts';

type Words<R extends Route> = {
  /** What did not work (spec 1 §8). */
  failed: string;
  refusals: RefusalTexts<R, 'users'>;
};

/** What stood in the way of a change of a user, for the question that stays open; none while nothing does. */
export function useProblemText<R extends Route>(
  problem: ChangeProblem<R> | null,
  { failed, refusals }: Words<R>,
): string | undefined {
  const t = useTexts('users');
  const failureText = useFailureText();
  if (!problem) return undefined;
  if ('refused' in problem) return refusalText(refusals, problem.refused, t);
  return `${failed} ${failureText(problem.failure)}`;
}
