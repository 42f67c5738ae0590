import { getCurrentOnboarding } from '@takst/contract/services/onboarding/get-onboarding.contract.ts';
import type { IdentificationProblem } from '@takst/domain/services/onboarding/identification-problem.ts';
import { useEffect } from 'react';
import { useAnswer } from '#platform/api/use-answer.ts';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { draftStore } from '#platform/drafts/draft-store.ts';
import { pageFacts } from '#platform/texts/page-facts.ts';
import { AnswerFailure } from '../answer-failure.tsx';
import { preloadStartForm, RequestAccess, StandingOnboarding, StartForm } from './lazy-views.tsx';
import { startDraft } from './start-draft.ts';

/** The form that the operator has chosen, or what this browser began and has not finished. */
export function Begin({ problem }: { problem: IdentificationProblem | null }) {
  const { answer, replace, tryAgain } = useAnswer(getCurrentOnboarding, {});
  useEffect(() => {
    if (pageFacts.onboardingForm === 'full') preloadStartForm();
  }, []);
  if (answer === 'loading') return <SkeletonLines lines={6} />;
  if (!('reply' in answer)) {
    return <AnswerFailure failure={'failure' in answer && answer.failure} onTryAgain={tryAgain} />;
  }
  const onboarding = answer.reply;
  const startOver = () => {
    draftStore.discard(startDraft);
    replace({ reply: null });
  };
  if (onboarding && onboarding.step !== 'PROVE_IDENTITY' && onboarding.step !== 'ENDED') {
    return (
      <StandingOnboarding
        onboarding={onboarding}
        isResumed
        onChange={(reply) => replace({ reply })}
        onStartOver={startOver}
      />
    );
  }
  if (pageFacts.onboardingForm === 'simple') return <RequestAccess />;
  return (
    <StartForm
      key={onboarding?.id}
      current={onboarding}
      problem={problem}
      onStartOver={startOver}
    />
  );
}
