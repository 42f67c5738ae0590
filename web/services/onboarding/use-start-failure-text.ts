import { useFailureText } from '#platform/api/use-failure-text.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { isKnownFailure, isRegisterDown } from './start-problem.ts';

/** Why a call about a company failed: the register is down, the person can do something, or it is unknown (spec 3 §8). */
export function useStartFailureText(): (failure: unknown) => string {
  const t = useTexts('onboarding');
  const failureText = useFailureText();
  return (failure) => {
    if (isRegisterDown(failure)) return t('registerDown');
    return isKnownFailure(failure) ? failureText(failure) : t('unknownError');
  };
}
