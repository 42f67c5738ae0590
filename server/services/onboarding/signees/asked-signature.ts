import type { OnboardingStep } from '@takst/domain/services/onboarding/onboarding-step.rules.ts';
import type { StoredOnboarding } from '../application/onboarding.store.ts';
import type { StoredSignature } from '../application/signature.store.ts';

/** The signature that a person was asked for and has not given; none when the onboarding is over or with customer support. */
export const askedSignature = (
  { signatures }: Pick<StoredOnboarding, 'signatures'>,
  name: string,
  step: OnboardingStep,
): StoredSignature | undefined =>
  step === 'ENDED' || step === 'CONTACT_SUPPORT' || step === 'DONE'
    ? undefined
    : signatures.find((one) => one.name === name && one.email !== null && one.signed_at === null);
