import { canBeSigned } from '@takst/domain/services/onboarding/onboarding-step.rules.ts';
import {
  isSamePerson,
  signingStep,
} from '@takst/domain/services/onboarding/signing-rights.rules.ts';
import { notifyEverybody } from '../emails/send-onboarding-emails.ts';
import { factsOf, signatoryOf } from '../application/onboarding-facts.ts';
import { onboardingStore, type StoredOnboarding } from '../application/onboarding.store.ts';
import type { StoredSignature } from '../application/signature.store.ts';
import { completeIfSigned } from './complete-contract.ts';
import type { IdentifiedPerson, SigningChange } from './identified.ts';
import { signedNow } from './identify-starter.ts';
import { toSupport } from './to-support.ts';

/**
 * A person has proved who they are by a signee's link: it signs if they are that person, and may still sign with those who
 * have signed. Another person signs nothing, and the page says so in their browser.
 */
export async function identifySignee(
  change: SigningChange,
  identified: IdentifiedPerson,
  signature: StoredSignature,
): Promise<void> {
  const { onboarding, person, browser, unit, rights, now } = identified;
  const { id, tenant } = onboarding;
  const store = onboardingStore(change.tx, tenant);
  if (!isSamePerson(signatoryOf(signature), person)) {
    return store.updateSignature(signature.id, { other_browser_digest: browser });
  }
  if (!unit) return toSupport(change, onboarding, { reason: 'MAY_NOT_BECOME_CUSTOMER', now });
  const { signed } = factsOf(onboarding, now);
  const { may } = signingStep(rights, { signed, person });
  if (may === 'not' || may === 'no-rights') return rightsChanged(change, identified);
  await store.updateSignature(signature.id, {
    other_browser_digest: null,
    ...signedNow(identified),
  });
  await store.update(id, { rights });
  const isComplete = await completeIfSigned(change, identified);
  const after = await store.findById(id);
  if (!isComplete && after && !canBeSigned(rights, factsOf(after, now))) {
    await rightsChanged(change, { ...identified, onboarding: after });
  }
}

async function rightsChanged(
  change: SigningChange,
  { onboarding, now }: Pick<IdentifiedPerson, 'now'> & { readonly onboarding: StoredOnboarding },
): Promise<void> {
  await toSupport(change, onboarding, { reason: 'RIGHTS_CHANGED', now });
  const store = onboardingStore(change.tx, onboarding.tenant);
  await notifyEverybody({ ...change, store }, onboarding, 'rights-changed');
}
