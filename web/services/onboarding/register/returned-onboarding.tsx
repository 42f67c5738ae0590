import { getOnboarding } from '@takst/contract/services/onboarding/get-onboarding.contract.ts';
import { useEffect, useEffectEvent } from 'react';
import { useAnswer } from '#platform/api/use-answer.ts';
import { useGoTo } from '#platform/design/links/use-go-to.ts';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { draftStore } from '#platform/drafts/draft-store.ts';
import { AnswerFailure } from '../answer-failure.tsx';
import { Elsewhere } from '../elsewhere.tsx';
import { StandingOnboarding } from './lazy-views.tsx';
import type { ReturnAddress } from './return-address.ts';
import { startDraft } from './start-draft.ts';
import { StepError } from './step-error.tsx';

/** Where an onboarding stands when its person comes back from the identity provider. */
export function ReturnedOnboarding({ onboardingId: id, nextStep }: ReturnAddress) {
  const { answer, replace, tryAgain } = useAnswer(getOnboarding, { params: { id } });
  const goTo = useGoTo();
  const onboarding = typeof answer === 'object' && 'reply' in answer ? answer.reply : null;
  const step = onboarding?.step;
  const lead = useEffectEvent(() => {
    // The form has done its work: nothing of it stays in the browser.
    if (step !== undefined && step !== 'PROVE_IDENTITY') draftStore.discard(startDraft);
    if (step === 'VERIFY_PHONE') void goTo('/register/verify-phone', { replace: true });
  });
  useEffect(() => lead(), [step]);

  if (answer === 'loading' || step === 'VERIFY_PHONE') return <SkeletonLines lines={6} />;
  if ('failure' in answer) return <AnswerFailure failure={answer.failure} onTryAgain={tryAgain} />;
  if ('refused' in answer) return <Elsewhere />;
  const hasFailed = nextStep === 'CONTACT_SUPPORT_ERROR_OCCURRED';
  if (hasFailed && answer.reply.step === 'PROVE_IDENTITY') return <StepError />;
  return (
    <StandingOnboarding
      onboarding={answer.reply}
      onChange={(reply) => replace({ reply })}
      onStartOver={() => void goTo('/register', { replace: true })}
    />
  );
}
