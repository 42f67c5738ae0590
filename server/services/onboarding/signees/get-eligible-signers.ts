import { getEligibleSigners as route } from '@takst/contract/services/onboarding/choose-signee.contract.ts';
import {
  eligibleSigners,
  stepOf,
} from '@takst/domain/services/onboarding/onboarding-step.rules.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { factsOf } from '../application/onboarding-facts.ts';
import { onboardingStore } from '../application/onboarding.store.ts';

/** Who can be named as the next to sign; nobody while nobody has to be. */
export const getEligibleSigners = (database: Database) =>
  serve(route, async ({ origin: { tenant }, params, browser, now }) => {
    const onboarding = await onboardingStore(database, tenant).find({ id: params.id, browser });
    if (!onboarding) return { refused: { code: 'ONBOARDING_NOT_FOUND' } };
    const facts = factsOf(onboarding, now);
    if (stepOf(facts) !== 'PROVIDE_SIGNEE') return { reply: [] };
    return { reply: [...new Set(eligibleSigners(facts).map(({ name }) => name))] };
  });
