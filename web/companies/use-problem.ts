import type { Route } from '@takst/contract/route.ts';
import { InvalidInput } from '#api/call-failures.ts';
import { useFailureText } from '#api/use-failure-text.ts';
import type { ChangeProblem } from '#api/use-change.ts';
import { type RefusalTexts, refusalText } from '#texts/refusal-texts.ts';
import { useTexts } from '#texts/use-texts.ts';

/** Why something was not saved, in words. */
export type Problem = { title: string; text: string };

type Words<R extends Route> = {
  /** What did not work. */
  title: string;
  refusals: RefusalTexts<R, 'companies'>;
};

/** What stood in the way of a change, in words; null while nothing does (spec 1 §8). */
export function useProblem<R extends Route>(
  problem: ChangeProblem<R> | null,
  { title, refusals }: Words<R>,
): Problem | null {
  const t = useTexts('companies');
  const failureText = useFailureText();
  if (!problem) return null;
  if ('refused' in problem) return { title, text: refusalText(refusals, problem.refused, t) };
  // The server found what the form let through.
  if (problem.failure instanceof InvalidInput) {
    return { title: t('formFailed'), text: t('fixFirst') };
  }
  return { title, text: failureText(problem.failure) };
}
