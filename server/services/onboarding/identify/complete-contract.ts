import { isComplete } from '@takst/domain/services/onboarding/signing-rights.rules.ts';
import { onboardingScope } from '#platform/scope/onboarding-scope.ts';
import { openSignedAgreements } from '#customers/agreements/agreements.public.ts';
import { notifyAdministrator, notifySignees } from '../emails/send-onboarding-emails.ts';
import { factsOf } from '../application/onboarding-facts.ts';
import { onboardingStore } from '../application/onboarding.store.ts';
import type { IdentifiedPerson, SigningChange } from './identified.ts';

/**
 * Records the signature that was just made. When everybody of one combination has signed, by the rights of now, the
 * contract is complete: orders open, and everybody is told.
 */
export async function completeIfSigned(
  change: SigningChange,
  { onboarding: { id, tenant }, rights, contract, linkToken, now }: IdentifiedPerson,
): Promise<boolean> {
  const store = onboardingStore(change.tx, tenant);
  const onboarding = await store.findById(id);
  if (!onboarding) throw new Error('An onboarding that was locked is gone.');
  const companyId = onboarding.company_id;
  await change.record({
    companyId,
    kind: 'sign-contract',
    subject: { type: 'onboarding', id },
    about: null,
    before: null,
    after: { termsVersion: contract.facts.termsVersion, contractSha256: contract.sha256 },
  });
  if (!isComplete(rights, factsOf(onboarding, now).signed)) return false;
  await store.update(id, { completed_at: now });
  const sending = { ...change, store };
  await notifySignees(sending, onboarding, linkToken);
  if (companyId !== null) {
    await openSignedAgreements(change, { scope: onboardingScope(tenant, [companyId]), companyId });
    await notifyAdministrator(sending, { ...onboarding, company_id: companyId });
  }
  return true;
}
