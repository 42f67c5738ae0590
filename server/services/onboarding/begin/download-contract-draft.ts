import { downloadContractDraft as route } from '@takst/contract/services/onboarding/get-company-to-onboard.contract.ts';
import { serveDownload } from '#platform/http/serve.ts';
import { makeContract } from '../contract/make-contract.ts';
import { contractDownload } from '../contract/signed-contract.ts';
import { type LookUpDependencies, lookUpUnit } from './look-up-unit.ts';

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
export const downloadContractDraft = (dependencies: LookUpDependencies) => {
  const draft = keptDrafts();
  return serveDownload(route, async (call) => {
    const unit = await lookUpUnit(dependencies, call);
    if ('refused' in unit) return unit;
    const { name: companyName, organisationNumber } = unit.found;
    const { tenant } = call.origin;
    const { pdf } = await draft({ tenant, companyName, organisationNumber, day: call.today });
    return { download: contractDownload({ organisation_number: organisationNumber }, pdf) };
  });
};
