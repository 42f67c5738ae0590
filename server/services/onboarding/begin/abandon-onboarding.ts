import { abandonOnboarding as route } from '@takst/contract/services/onboarding/get-onboarding.contract.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serve } from '#platform/http/serve.ts';
import { lockOwn } from '../application/lock-own.ts';
import { onboardingOrigin } from '../application/onboarding-origin.ts';
import { onboardingStore } from '../application/onboarding.store.ts';
import { endOnboarding } from './end-onboarding.ts';

/** Ends it in the browser that began it. Ending it again changes nothing. */
export const abandonOnboarding = (changes: ChangePath) =>
  serve(route, (call) =>
    changes(onboardingOrigin(call.origin), async (change) => {
      const onboarding = await lockOwn(change.tx, call);
      if (!onboarding) return { refused: { code: 'ONBOARDING_NOT_FOUND' } };
      if (onboarding.company_id !== null) return { refused: { code: 'COMPANY_MADE' } };
      const store = onboardingStore(change.tx, call.origin.tenant);
      if (onboarding.ended_at === null) {
        const { id } = onboarding;
        await endOnboarding(
          { ...change, store },
          { id, companyId: null, now: call.now, reason: 'abandoned' },
        );
      }
      return { reply: {} };
    }),
  );
