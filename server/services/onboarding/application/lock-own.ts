import type { Transaction } from '#platform/db/database.ts';
import type { Origin } from '#platform/http/call.ts';
import { onboardingStore, type StoredOnboarding } from './onboarding.store.ts';

type OwnCall = {
  readonly origin: Origin;
  readonly params: { readonly id: string };
  readonly browser: string;
};

/** The onboarding of a call, locked, in the browser that began it; every other browser is told that there is none. */
export async function lockOwn(
  tx: Transaction,
  { origin: { tenant }, params, browser }: OwnCall,
): Promise<StoredOnboarding | null> {
  const onboarding = await onboardingStore(tx, tenant).lock(params.id);
  return onboarding?.browser_digest === browser ? onboarding : null;
}
