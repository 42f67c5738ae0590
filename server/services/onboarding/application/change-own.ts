import type { Onboarding } from '@takst/contract/services/onboarding/onboarding.schema.ts';
import type { Change, ChangePath } from '#platform/changes/change-path.ts';
import { describeOnboarding } from './describe-onboarding.ts';
import { lockOwn } from './lock-own.ts';
import { onboardingOrigin } from './onboarding-origin.ts';
import {
  type OnboardingStore,
  onboardingStore,
  type StoredOnboarding,
} from './onboarding.store.ts';

type OwnCall = Parameters<typeof lockOwn>[1] & { readonly now: Temporal.Instant };
type OwnChange = Change & { readonly store: OnboardingStore };
type Answer<Code> =
  | { readonly reply: Onboarding }
  | { readonly refused: { readonly code: Code | 'ONBOARDING_NOT_FOUND' } };

/**
 * Changes an onboarding in the browser that began it, under its lock. The work answers why it is refused, or null; the
 * call is answered with where the onboarding stands then.
 */
export const changeOwn = <const Code extends string>(
  changes: ChangePath,
  call: OwnCall,
  work: (change: OwnChange, onboarding: StoredOnboarding) => Promise<Code | null>,
): Promise<Answer<Code>> =>
  changes(onboardingOrigin(call.origin), async (change): Promise<Answer<Code>> => {
    const onboarding = await lockOwn(change.tx, call);
    if (!onboarding) return { refused: { code: 'ONBOARDING_NOT_FOUND' } };
    const store = onboardingStore(change.tx, call.origin.tenant);
    const code = await work({ ...change, store }, onboarding);
    if (code !== null) return { refused: { code } };
    const after = await store.findById(onboarding.id);
    if (!after) throw new Error('An onboarding that was locked is gone.');
    return { reply: describeOnboarding(after, call.now) };
  });
