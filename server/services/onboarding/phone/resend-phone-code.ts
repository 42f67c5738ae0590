import { resendPhoneCode as route } from '@takst/contract/services/onboarding/verify-phone.contract.ts';
import { stepOf } from '@takst/domain/services/onboarding/onboarding-step.rules.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serve } from '#platform/http/serve.ts';
import { factsOf } from '../application/onboarding-facts.ts';
import { onboardingOrigin } from '../application/onboarding-origin.ts';
import { lockOwn } from '../application/lock-own.ts';
import { codeValidUntil, nextCodeAfter, sendCode } from './send-code.ts';

/** Sends another code, a minute after the last at the earliest. */
export const resendPhoneCode = (changes: ChangePath) =>
  serve(route, (call) =>
    changes(onboardingOrigin(call.origin), async (change) => {
      const { now } = call;
      const onboarding = await lockOwn(change.tx, call);
      if (!onboarding) return { refused: { code: 'ONBOARDING_NOT_FOUND' } };
      if (stepOf(factsOf(onboarding, now)) !== 'VERIFY_PHONE') {
        return { refused: { code: 'PHONE_NOT_AWAITED' } };
      }
      const sentAt = onboarding.code_sent_at;
      const nextAfter = sentAt && nextCodeAfter(sentAt);
      if (nextAfter && Temporal.Instant.compare(now, nextAfter) < 0) {
        return { refused: { code: 'CODE_SENT_JUST_NOW', nextAfter } };
      }
      await sendCode(change, onboarding, now);
      return { reply: { validUntil: codeValidUntil(now), nextAfter: nextCodeAfter(now) } };
    }),
  );
