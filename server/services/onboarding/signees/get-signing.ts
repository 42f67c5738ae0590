import {
  downloadContractToSign as contractRoute,
  getSigning as route,
} from '@takst/contract/services/onboarding/sign-contract.contract.ts';
import type { Reply } from '@takst/contract/platform/calls/route.ts';
import { stepOf } from '@takst/domain/services/onboarding/onboarding-step.rules.ts';
import type { Database } from '#platform/db/database.ts';
import { serve, serveDownload } from '#platform/http/serve.ts';
import { contractStore } from '../contract/contract.store.ts';
import { contractDownload, signedContract } from '../contract/signed-contract.ts';
import { signersOf } from '../application/describe-onboarding.ts';
import { expiryOf, factsOf } from '../application/onboarding-facts.ts';
import { findSigning, type Signing } from './find-signing.ts';

/** The page of a signee: what they sign, and who else does. */
export const getSigning = (database: Database) =>
  serve(route, async (call) => {
    const signing = await findSigning(database, call);
    if ('refused' in signing) return signing;
    const { onboarding, signature } = signing.found;
    const contracts = contractStore(database, call.origin.tenant);
    const termsVersion = await contracts.findTermsVersion(onboarding.id);
    // A link is sent when the contract is there.
    if (termsVersion === null) throw new Error('A contract that is to be signed was never made.');
    return {
      reply: {
        companyName: onboarding.company_name,
        organisationNumber: onboarding.organisation_number,
        signeeName: signature.name,
        askedBy: onboarding.person_name ?? onboarding.company_name,
        step: stepOfSignee(signing.found, call.now),
        isOtherPerson: signature.other_browser_digest === call.browser,
        signers: signersOf(onboarding),
        termsVersion,
        expiresAt: expiryOf(onboarding),
      },
    };
  });

/** Not that of the one who began: a signee signs before the phone is proved, or after. */
function stepOfSignee(
  { onboarding, signature }: Signing,
  now: Temporal.Instant,
): Reply<typeof route>['step'] {
  const facts = factsOf(onboarding, now);
  const step = stepOf(facts);
  if (step === 'CONTACT_SUPPORT') return step;
  if (facts.isSigned) return 'DONE';
  if (signature.signed_at === null) return 'SIGN';
  return step === 'PROVIDE_SIGNEE' ? step : 'AWAIT_SIGNATURES';
}

export const downloadContractToSign = (database: Database) =>
  serveDownload(contractRoute, async (call) => {
    const signing = await findSigning(database, call);
    if ('refused' in signing) return signing;
    const { onboarding } = signing.found;
    const pdf = await signedContract(database, call.origin.tenant, onboarding);
    // A link is sent when the contract is there.
    if (!pdf) throw new Error('A contract that is to be signed was never made.');
    return { download: contractDownload(onboarding, pdf) };
  });
