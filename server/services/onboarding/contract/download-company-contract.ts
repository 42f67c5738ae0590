import { downloadCompanyContract as route } from '@takst/contract/services/onboarding/download-company-contract.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serveDownload } from '#platform/http/serve.ts';
import { onboardingStore } from '../application/onboarding.store.ts';
import { contractDownload, signedContract } from './signed-contract.ts';

/** For the administrators of the company, and customer support. */
export const downloadCompanyContract = (database: Database) =>
  serveDownload(route, async ({ scope: { tenant }, params }) => {
    const onboarding = await onboardingStore(database, tenant).findOfCompany(params.id);
    const pdf = onboarding && (await signedContract(database, tenant, onboarding));
    return onboarding && pdf
      ? { download: contractDownload(onboarding, pdf) }
      : { refused: { code: 'CONTRACT_NOT_MADE' } };
  });
