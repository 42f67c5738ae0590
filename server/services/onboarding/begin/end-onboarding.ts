import type { EndReason } from '@takst/domain/services/onboarding/onboarding-step.rules.ts';
import type { Change } from '#platform/changes/change-path.ts';
import type { OnboardingStore } from '../application/onboarding.store.ts';

type EndInput = {
  readonly id: string;
  readonly companyId: number | null;
  readonly now: Temporal.Instant;
  readonly reason: EndReason;
};

/** Nothing is done in it any more. */
export async function endOnboarding(
  { record, store }: Pick<Change, 'record'> & { readonly store: OnboardingStore },
  { id, companyId, now, reason }: EndInput,
): Promise<void> {
  await store.update(id, { ended_at: now, end_reason: reason });
  await record({
    companyId,
    kind: 'end-onboarding',
    subject: { type: 'onboarding', id },
    about: null,
    before: null,
    after: { endReason: reason },
  });
}
