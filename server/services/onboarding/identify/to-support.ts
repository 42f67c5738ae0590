import type { SupportReason } from '@takst/domain/services/onboarding/onboarding-step.rules.ts';
import type { Change } from '#platform/changes/change-path.ts';
import { onboardingStore, type StoredOnboarding } from '../application/onboarding.store.ts';

/** Customer support takes over; it has a list of these. */
export async function toSupport(
  { tx, record }: Pick<Change, 'tx' | 'record'>,
  { id, tenant, company_id: companyId }: StoredOnboarding,
  { reason, now }: { readonly reason: SupportReason; readonly now: Temporal.Instant },
): Promise<void> {
  await onboardingStore(tx, tenant).update(id, { support_reason: reason, support_since: now });
  await record({
    companyId,
    kind: 'onboarding-to-support',
    subject: { type: 'onboarding', id },
    about: null,
    before: null,
    after: { supportReason: reason },
  });
}
