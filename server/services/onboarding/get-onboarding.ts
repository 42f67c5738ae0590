import {
  downloadContract as contractRoute,
  getCurrentOnboarding as currentRoute,
  getOnboarding as route,
} from '@takst/contract/services/onboarding/get-onboarding.contract.ts';
import { onboardingDays } from '@takst/domain/services/onboarding/onboarding-step.rules.ts';
import type { Database } from '#platform/db/database.ts';
import { serve, serveDownload } from '#platform/http/serve.ts';
import { contractDownload, signedContract } from './contract/signed-contract.ts';
import { describeOnboarding } from './application/describe-onboarding.ts';
import { onboardingStore } from './application/onboarding.store.ts';

export const getOnboarding = (database: Database) =>
  serve(route, async ({ origin: { tenant }, params, browser, now }) => {
    const onboarding = await onboardingStore(database, tenant).find({ id: params.id, browser });
    return onboarding
      ? { reply: describeOnboarding(onboarding, now) }
      : { refused: { code: 'ONBOARDING_NOT_FOUND' } };
  });

export const getCurrentOnboarding = (database: Database) =>
  serve(currentRoute, async ({ origin: { tenant }, browser, now }) => {
    const since = now.subtract({ hours: onboardingDays.end * 24 });
    const current = await onboardingStore(database, tenant).findCurrent({ browser, since });
    return { reply: current && describeOnboarding(current, now) };
  });

export const downloadContract = (database: Database) =>
  serveDownload(contractRoute, async ({ origin: { tenant }, params, browser }) => {
    const onboarding = await onboardingStore(database, tenant).find({ id: params.id, browser });
    if (!onboarding) return { refused: { code: 'ONBOARDING_NOT_FOUND' } };
    const pdf = await signedContract(database, tenant, onboarding);
    return pdf
      ? { download: contractDownload(onboarding, pdf) }
      : { refused: { code: 'CONTRACT_NOT_MADE' } };
  });
