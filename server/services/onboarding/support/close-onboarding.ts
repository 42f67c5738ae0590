import { closeOnboarding as route } from '@takst/contract/services/onboarding/list-onboardings.contract.ts';
import { onboardingScope } from '#platform/scope/onboarding-scope.ts';
import { openSignedAgreements } from '#customers/agreements/agreements.public.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { endOnboarding } from '../begin/end-onboarding.ts';
import { onboardingStore } from '../application/onboarding.store.ts';

/** Customer support has taken care of it. Agreements open for orders where the contract was signed in another way. */
export const closeOnboarding = (changes: ChangePath) =>
  serveChange(route, changes, async (change, { scope, params, body, now }) => {
    const { tenant, userId } = scope;
    const store = onboardingStore(change.tx, tenant);
    const onboarding = await store.lock(params.id);
    if (!onboarding) return { refused: { code: 'ONBOARDING_NOT_FOUND' } };
    const { id, company_id: companyId, ended_at: endedAt, end_reason: endReason } = onboarding;
    const isDone = onboarding.completed_at !== null && companyId !== null;
    const isOver = endedAt !== null && endReason !== 'too-late';
    if (isDone || isOver || onboarding.closed_by !== null) {
      return { refused: { code: 'NOTHING_TO_CLOSE' } };
    }
    if (endedAt === null) {
      await endOnboarding({ ...change, store }, { id, companyId, now, reason: 'closed' });
    }
    await store.update(id, { closed_by: userId });
    if (body.isSignedOtherwise && companyId !== null) {
      await openSignedAgreements(change, {
        scope: onboardingScope(tenant, [companyId]),
        companyId,
      });
    }
    return { reply: {} };
  });
