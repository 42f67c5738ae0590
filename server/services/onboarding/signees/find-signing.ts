import { stepOf } from '@takst/domain/services/onboarding/onboarding-step.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Database } from '#platform/db/database.ts';
import { digestOf } from '#platform/access/tokens/secret-token.ts';
import { limitWrongLinks, networkOf } from '#platform/tries/tries.public.ts';
import { factsOf } from '../application/onboarding-facts.ts';
import { onboardingStore, type StoredOnboarding } from '../application/onboarding.store.ts';
import type { StoredSignature } from '../application/signature.store.ts';

type LinkCall = {
  readonly origin: { readonly tenant: TenantId };
  readonly params: { readonly token: string };
  readonly address: string;
  readonly now: Temporal.Instant;
};

export type Signing = {
  readonly onboarding: StoredOnboarding;
  readonly signature: StoredSignature;
};

/**
 * What a signee's link leads to. A link is unguessable, so a right one is never refused; a script that tries wrong ones is
 * told to stop.
 */
export async function findSigning(
  database: Database,
  { origin: { tenant }, params: { token }, address, now }: LinkCall,
): Promise<
  { readonly found: Signing } | { readonly refused: { code: 'LINK_NOT_FOUND' | 'LINK_EXPIRED' } }
> {
  const who = `onboarding link of ${networkOf(address)}`;
  const signing = await limitWrongLinks(database, { who, now }, async (tx) => {
    const store = onboardingStore(tx, tenant);
    const link = await store.findByLink(digestOf(token));
    const onboarding = link && (await store.findById(link.id));
    const signature = onboarding?.signatures.find(({ id }) => id === link?.signatureId);
    return onboarding && signature ? { onboarding, signature } : undefined;
  });
  if (!signing) return { refused: { code: 'LINK_NOT_FOUND' } };
  return stepOf(factsOf(signing.onboarding, now)) === 'ENDED'
    ? { refused: { code: 'LINK_EXPIRED' } }
    : { found: signing };
}
