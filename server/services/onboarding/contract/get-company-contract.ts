import { getCompanyContract as route } from '@takst/contract/services/onboarding/get-company-contract.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { signersOf } from '../application/describe-onboarding.ts';
import { expiryOf } from '../application/onboarding-facts.ts';
import { onboardingStore } from '../application/onboarding.store.ts';
import { contractStore } from './contract.store.ts';

/** For the administrators of the company, and customer support. */
export const getCompanyContract = (database: Database) =>
  serve(route, async ({ scope: { tenant }, params }) => {
    const onboarding = await onboardingStore(database, tenant).findOfCompany(params.id);
    const contracts = contractStore(database, tenant);
    const termsVersion = onboarding && (await contracts.findTermsVersion(onboarding.id));
    if (!onboarding || termsVersion === null) return { reply: null };
    return {
      reply: {
        termsVersion,
        isSigned: onboarding.completed_at !== null,
        signers: signersOf(onboarding),
        expiresAt: expiryOf(onboarding),
      },
    };
  });
