import { stepOf } from '@takst/domain/services/onboarding/onboarding-step.rules.ts';
import { signingStep } from '@takst/domain/services/onboarding/signing-rights.rules.ts';
import { isCustomer } from '#customers/companies/companies.public.ts';
import { contractStore } from '../contract/contract.store.ts';
import { factsOf } from '../application/onboarding-facts.ts';
import { onboardingStore } from '../application/onboarding.store.ts';
import { sendFirstCode } from '../phone/send-code.ts';
import { completeIfSigned } from './complete-contract.ts';
import { type IdentifiedPerson, type SigningChange, subjectDigest } from './identified.ts';
import { toSupport } from './to-support.ts';

/**
 * The person who began has proved their identity, so the page may show whether the company is a customer, and who may
 * sign. If that person may sign, they have signed, as they accepted the contract before (spec 3 §4).
 */
export async function identifyStarter(
  change: SigningChange,
  identified: IdentifiedPerson,
): Promise<void> {
  const { onboarding, person, unit, rights, contract, now } = identified;
  const { id, tenant } = onboarding;
  const store = onboardingStore(change.tx, tenant);
  await store.update(id, {
    subject_digest: subjectDigest(tenant, person),
    person_name: person.name,
    person_birth_date: person.birthDate,
    identified_at: now,
  });
  if (!unit) return toSupport(change, onboarding, { reason: 'MAY_NOT_BECOME_CUSTOMER', now });
  if (await isCustomer(change.tx, tenant, onboarding.organisation_number)) {
    return toSupport(change, onboarding, { reason: 'COMPANY_EXISTS', now });
  }
  const { may } = signingStep(rights, { signed: [], person });
  if (may === 'no-rights')
    return toSupport(change, onboarding, { reason: 'NO_SIGNING_RIGHTS', now });
  const { billAddress: bill, postAddress: post, visitAddress: visit } = unit;
  await store.update(id, { rights, addresses: { bill, post, visit } });
  await contractStore(change.tx, tenant).insert(id, contract, now);
  if (may !== 'not') {
    await store.addSignature(id, {
      name: person.name,
      birth_date: person.birthDate,
      ...signedNow(identified),
    });
    await completeIfSigned(change, identified);
  }
  const identifiedNow = await store.findById(id);
  if (identifiedNow && stepOf(factsOf(identifiedNow, now)) === 'VERIFY_PHONE') {
    await sendFirstCode(change, identifiedNow, now);
  }
}

/** A signature by the identity that was just proved. */
export const signedNow = ({ onboarding, person, contract, signingId, now }: IdentifiedPerson) => ({
  signed_at: now,
  subject_digest: subjectDigest(onboarding.tenant, person),
  signing_id: signingId,
  document_sha256: contract.sha256,
});
