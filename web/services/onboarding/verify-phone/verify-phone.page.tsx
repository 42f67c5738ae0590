import { getCurrentOnboarding } from '@takst/contract/services/onboarding/get-onboarding.contract.ts';
import { useAnswer } from '#platform/api/use-answer.ts';
import { buttonClass } from '#platform/design/buttons/button-style.ts';
import { LinkButton } from '#platform/design/buttons/link-button.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { MessagePage } from '#platform/session/message-page.tsx';
import { signInAddress } from '#platform/session/sign-in-address.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { AfterContract } from '../after-contract.tsx';
import { AnswerFailure } from '../answer-failure.tsx';
import { CodeForm } from './code.form.tsx';

/** The code of the SMS, then how it ended; the browser's cookie says whose onboarding it is. */
export function VerifyPhonePage() {
  const { answer, replace, tryAgain } = useAnswer(getCurrentOnboarding, {});
  if (answer === 'loading') return <SkeletonLines lines={6} />;
  if (!('reply' in answer)) {
    return <AnswerFailure failure={'failure' in answer && answer.failure} onTryAgain={tryAgain} />;
  }
  const onboarding = answer.reply;
  if (!onboarding) return <NothingToConfirm />;
  switch (onboarding.step) {
    case 'VERIFY_PHONE':
      return <CodeForm onboarding={onboarding} onVerified={(reply) => replace({ reply })} />;
    case 'AWAIT_SIGNATURES':
    case 'DONE':
      return <AfterContract onboarding={onboarding} />;
    default:
      return <NotYet />;
  }
}

function NothingToConfirm() {
  const t = useTexts('verify-phone');
  return (
    <MessagePage icon="phone" title={t('nothingTitle')} text={t('nothingText')}>
      <a href={signInAddress('/')} className={buttonClass('secondary')}>
        {t('signIn')}
      </a>
    </MessagePage>
  );
}

function NotYet() {
  const t = useTexts('verify-phone');
  return (
    <MessagePage icon="phone" title={t('notYetTitle')} text={t('notYetText')}>
      <LinkButton to="/register" variant="primary">
        {t('back')}
      </LinkButton>
    </MessagePage>
  );
}
