import type { Route } from '@takst/contract/route.ts';
import { useFailureText } from '#api/use-failure-text.ts';
import type { ChangeProblem } from '#company-tickets/use-change.ts';
import { refusalText } from '#texts/refusal-texts.ts';
import { useTexts } from '#texts/use-texts.ts';
import type { ChangeRefusals } from './change-refusals.ts';

/** Why a change was not made, in words; null while nothing stands in the way. */
export function useProblemText<R extends Route>(
  problem: ChangeProblem<R> | null,
  refusals: ChangeRefusals<R>,
): string | null {
  const t = useTexts('change-ticket');
  const failureText = useFailureText();
  if (!problem) return null;
  return 'refused' in problem
    ? refusalText(refusals, problem.refused, t)
    : failureText(problem.failure);
}
