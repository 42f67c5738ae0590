import { downloadContractDraft as route } from '@takst/contract/services/onboarding/get-company-to-onboard.contract.ts';
import { serveDownload } from '#platform/http/serve.ts';
import { limitUses } from '#platform/tries/tries.public.ts';
import { makeContract } from '../contract/make-contract.ts';
import { contractDownload } from '../contract/signed-contract.ts';
import type { OnboardingDependencies } from '../application/onboarding-dependencies.ts';
import { lookUpLimits } from '../application/onboarding-limits.ts';
import { findUnit } from './find-unit.ts';

type Dependencies = Pick<OnboardingDependencies, 'database' | 'register' | 'onboardingFormOf'>;

/** Drawing one takes the processor a fifth of a second, and anybody may ask: the last ones are kept. */
const mostKept = 50;

function keptDrafts(): typeof makeContract {
  const drafts = new Map<string, ReturnType<typeof makeContract>>();
  return (contracted) => {
    const key = JSON.stringify(contracted);
    const draft = drafts.get(key) ?? makeContract(contracted);
    // A failure is not kept.
    draft.catch(() => drafts.delete(key));
    drafts.delete(key);
    drafts.set(key, draft);
    for (const oldest of drafts.keys()) {
      if (drafts.size <= mostKept) break;
      drafts.delete(oldest);
    }
    return draft;
  };
}

/** The contract of a unit as it would be made today, to be read before anything is asked for. */
export const downloadContractDraft = ({ database, register, onboardingFormOf }: Dependencies) => {
  const draft = keptDrafts();
  return serveDownload(route, async ({ origin: { tenant }, params, address, today, now }) => {
    if (onboardingFormOf(tenant) !== 'full') return { refused: { code: 'ONBOARDING_NOT_OFFERED' } };
    await database.transaction((tx) => limitUses(tx, lookUpLimits({ tenant, address }), now));
    const unit = await findUnit(register, params.orgNumber);
    if ('refused' in unit) return unit;
    const { name: companyName, organisationNumber } = unit.found;
    const { pdf } = await draft({ tenant, companyName, organisationNumber, day: today });
    return { download: contractDownload({ organisation_number: organisationNumber }, pdf) };
  });
};
