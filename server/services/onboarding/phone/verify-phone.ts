import { verifyPhone as route } from '@takst/contract/services/onboarding/verify-phone.contract.ts';
import type { Outcome } from '@takst/contract/platform/calls/route.ts';
import { codeLimits, plainCode } from '@takst/domain/services/onboarding/onboarding-code.rules.ts';
import {
  stepOf,
  type SupportReason,
} from '@takst/domain/services/onboarding/onboarding-step.rules.ts';
import { companyTakenConstraint } from '#customers/companies/companies.public.ts';
import { violatedConstraint } from '#platform/db/connection/violated-constraint.ts';
import type { Call } from '#platform/http/call.ts';
import { serve } from '#platform/http/serve.ts';
import { emailTakenConstraint } from '#customers/users/users.public.ts';
import { describeOnboarding } from '../application/describe-onboarding.ts';
import { toSupport } from '../identify/to-support.ts';
import { lockOwn } from '../application/lock-own.ts';
import type { OnboardingDependencies } from '../application/onboarding-dependencies.ts';
import { factsOf } from '../application/onboarding-facts.ts';
import { onboardingOrigin } from '../application/onboarding-origin.ts';
import { onboardingStore } from '../application/onboarding.store.ts';
import { makeCompany } from './make-company.ts';
import { codeDigest, codeValidUntil } from './send-code.ts';

type VerifyCall = Call<typeof route>;
type Dependencies = Pick<
  OnboardingDependencies,
  'database' | 'changes' | 'announceUser' | 'origins'
>;

/**
 * Takes the code of the SMS. The try is counted first, in a transaction of its own, as a refusal undoes everything; then
 * the company is made, with its agreements and its administrator, in one. Of two onboardings of one company a unique index
 * refuses the second, which goes to customer support.
 */
export const verifyPhone = (dependencies: Dependencies) =>
  serve(route, async (call) => {
    const tried = await tryCode(dependencies, call);
    if (tried) return tried;
    return makeCompanyOnce(dependencies, call);
  });

/** Null when the code is right. */
const tryCode = ({ database }: Dependencies, call: VerifyCall) =>
  database.transaction(async (tx): Promise<Outcome<typeof route> | null> => {
    const { body, now } = call;
    const onboarding = await lockOwn(tx, call);
    if (!onboarding) return { refused: { code: 'ONBOARDING_NOT_FOUND' } };
    const { code_sent_at: sentAt, code_tries: tries, code_digest: digest } = onboarding;
    const isRight = digest === codeDigest(onboarding, plainCode(body.code));
    const step = stepOf(factsOf(onboarding, now));
    // Sent again, as its answer was lost.
    if (isRight && onboarding.phone_verified_at) {
      return { reply: describeOnboarding(onboarding, now) };
    }
    if (step !== 'VERIFY_PHONE') return { refused: { code: 'PHONE_NOT_AWAITED' } };
    const isTimely = sentAt && Temporal.Instant.compare(now, codeValidUntil(sentAt)) < 0;
    if (!isTimely || tries >= codeLimits.maxTries) return { refused: { code: 'CODE_NOT_VALID' } };
    if (isRight) return null;
    await onboardingStore(tx, call.origin.tenant).update(onboarding.id, { code_tries: tries + 1 });
    const triesLeft = codeLimits.maxTries - tries - 1;
    return triesLeft > 0
      ? { refused: { code: 'CODE_WRONG', triesLeft } }
      : { refused: { code: 'CODE_NOT_VALID' } };
  });

async function makeCompanyOnce(
  dependencies: Dependencies,
  call: VerifyCall,
): Promise<Outcome<typeof route>> {
  const attempt = () => makeIt(dependencies, call);
  try {
    return await attempt().catch((error: unknown) => {
      // A concurrent call has created the same user: try again with that user.
      if (violatedConstraint(error) !== emailTakenConstraint) throw error;
      return attempt();
    });
  } catch (error) {
    if (error instanceof NotMade) return handOver(dependencies, call, error.reason);
    if (violatedConstraint(error) !== companyTakenConstraint) throw error;
    return handOver(dependencies, call, 'COMPANY_EXISTS');
  }
}

/** Rolls everything back: customer support takes over for the reason. */
class NotMade extends Error {
  readonly reason: SupportReason;
  constructor(reason: SupportReason) {
    super(reason);
    this.reason = reason;
  }
}

const makeIt = (
  { changes, announceUser, origins }: Dependencies,
  call: VerifyCall,
): Promise<Outcome<typeof route>> =>
  changes(onboardingOrigin(call.origin), async (change) => {
    const { now, today } = call;
    const onboarding = await lockOwn(change.tx, call);
    if (!onboarding) return { refused: { code: 'ONBOARDING_NOT_FOUND' } };
    if (stepOf(factsOf(onboarding, now)) === 'VERIFY_PHONE') {
      const reason = await makeCompany(
        { ...change, announceUser, origins },
        { onboarding, now, today },
      );
      if (reason) throw new NotMade(reason);
    }
    const after = await onboardingStore(change.tx, call.origin.tenant).findById(onboarding.id);
    if (!after) throw new Error('An onboarding that was locked is gone.');
    return { reply: describeOnboarding(after, now) };
  });

const handOver = (
  { changes }: Dependencies,
  call: VerifyCall,
  reason: SupportReason,
): Promise<Outcome<typeof route>> =>
  changes(onboardingOrigin(call.origin), async (change) => {
    const { now } = call;
    const onboarding = await lockOwn(change.tx, call);
    if (!onboarding) return { refused: { code: 'ONBOARDING_NOT_FOUND' } };
    if (!onboarding.support_reason) {
      await onboardingStore(change.tx, call.origin.tenant).update(onboarding.id, {
        phone_verified_at: now,
      });
      await toSupport(change, onboarding, { reason, now });
    }
    const after = await onboardingStore(change.tx, call.origin.tenant).findById(onboarding.id);
    if (!after) throw new Error('An onboarding that was locked is gone.');
    return { reply: describeOnboarding(after, now) };
  });
