import {
  type NextStep,
  nextSteps,
} from '@takst/domain/services/onboarding/onboarding-step.rules.ts';

/** `nextStep` is null for a step that the specification has no value for. */
export type ReturnAddress = { onboardingId: string; nextStep: NextStep | null };

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

const isNextStep = (text: string): text is NextStep => nextSteps.some((step) => step === text);

/**
 * What the address of the return page says; null for the page itself. Throws for an `onboardingId` that is no UUID and
 * for an unknown `nextStep` (spec 3 §4).
 */
export function returnIn({
  onboardingId,
  nextStep,
}: Readonly<Record<string, string>>): ReturnAddress | null {
  if (onboardingId === undefined && nextStep === undefined) return null;
  if (onboardingId === undefined || !uuid.test(onboardingId)) {
    throw new Error('The onboardingId of the address is not a UUID');
  }
  if (nextStep === undefined) return { onboardingId, nextStep: null };
  if (!isNextStep(nextStep)) throw new Error('The nextStep of the address is unknown');
  return { onboardingId, nextStep };
}
