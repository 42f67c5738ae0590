import {
  type OnboardingFacts,
  onboardingDays,
} from '@takst/domain/services/onboarding/onboarding-step.rules.ts';
import type { Signatory } from '@takst/domain/services/onboarding/signing-rights.rules.ts';
import type { StoredOnboarding } from './onboarding.store.ts';
import type { StoredSignature } from './signature.store.ts';

type OnboardingMoments = Pick<StoredOnboarding, 'created_at' | 'completed_at'>;

/** The last moment at which it can be completed. */
export const expiryOf = ({
  created_at: createdAt,
}: Pick<OnboardingMoments, 'created_at'>): Temporal.Instant =>
  createdAt.add({ hours: onboardingDays.end * 24 });

const isLate = (
  onboarding: OnboardingMoments & { company_id: number | null },
  now: Temporal.Instant,
) =>
  (onboarding.completed_at === null || onboarding.company_id === null) &&
  Temporal.Instant.compare(now, expiryOf(onboarding)) >= 0;

export const signatoryOf = ({ name, birth_date: birthDate }: StoredSignature): Signatory => ({
  name,
  birthDate,
});

/** What has happened, for the rules. One whose time is over has ended, though no job has been there yet. */
export const factsOf = (onboarding: StoredOnboarding, now: Temporal.Instant): OnboardingFacts => ({
  hasEnded: onboarding.ended_at !== null || isLate(onboarding, now),
  supportReason: onboarding.support_reason,
  rights: onboarding.rights,
  signed: onboarding.signatures.filter((one) => one.signed_at !== null).map(signatoryOf),
  invited: onboarding.signatures.filter((one) => one.signed_at === null).map(signatoryOf),
  hasCompany: onboarding.company_id !== null,
  isSigned: onboarding.completed_at !== null,
});
