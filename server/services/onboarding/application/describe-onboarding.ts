import type { Onboarding, Signer } from '@takst/contract/services/onboarding/onboarding.schema.ts';
import { nextStepOf, stepOf } from '@takst/domain/services/onboarding/onboarding-step.rules.ts';
import { expiryOf, factsOf } from './onboarding-facts.ts';
import type { StoredOnboarding } from './onboarding.store.ts';
import type { StoredSignature } from './signature.store.ts';

/** What the browser that began it is shown. Names come after the identity is proved (domain: Onboarding). */
export function describeOnboarding(
  onboarding: StoredOnboarding,
  now: Temporal.Instant,
): Onboarding {
  const facts = factsOf(onboarding, now);
  const person = onboarding.signatures.find(({ email }) => email === null);
  return {
    id: onboarding.id,
    step: stepOf(facts),
    supportReason: onboarding.support_reason,
    nextStep: nextStepOf(facts),
    companyName: onboarding.company_name,
    organisationNumber: onboarding.organisation_number,
    identifiedName: onboarding.person_name,
    hasSigned: person !== undefined && person.signed_at !== null,
    combinations: (onboarding.rights?.combinations ?? []).map(({ basis, people }) => ({
      basis,
      names: people.map(({ name }) => name),
    })),
    signers: onboarding.signatures.map(describeSigner),
    phoneEnding: onboarding.phone.slice(-3),
    email: onboarding.email,
    receivesEhf: onboarding.receives_ehf,
    expiresAt: expiryOf(onboarding),
  };
}

/** Who signs, as everybody sees it who may: without e-mails. */
export const signersOf = ({ signatures }: Pick<StoredOnboarding, 'signatures'>) =>
  signatures.map((one) => {
    const { name, state, signedAt } = describeSigner(one);
    return { name, state, signedAt };
  });

const describeSigner = (signature: StoredSignature): Signer => ({
  name: signature.name,
  state: signature.signed_at === null ? 'ASKED' : 'SIGNED',
  signedAt: signature.signed_at,
  email: signature.email,
});
