import { getSigning } from '@takst/contract/services/onboarding/sign-contract.contract.ts';
import { useParams, useSearch } from '@tanstack/react-router';
import { NotFound } from '#platform/api/call-failures.ts';
import { useAnswer } from '#platform/api/use-answer.ts';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { ContactLink } from '#platform/session/contact-link.tsx';
import { MessagePage } from '#platform/session/message-page.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { AnswerFailure } from '../answer-failure.tsx';
import { identificationProblemIn } from '../identification-notice.tsx';
import { AfterSigning } from './after-signing.tsx';
import { SignForm } from './sign.form.tsx';

/** The page of a signee's link: what they are asked to sign, and after that who else has signed. */
export function SigningPage() {
  const { token = '' }: { token?: string } = useParams({ strict: false });
  const { problem }: { problem?: string } = useSearch({ strict: false });
  return <SigningOfLink key={token} token={token} problem={problem} />;
}

function SigningOfLink({ token, problem }: { token: string; problem: string | undefined }) {
  const { answer, tryAgain } = useAnswer(getSigning, { params: { token } });
  if (answer === 'loading') return <SkeletonLines lines={6} />;
  if ('refused' in answer) return <DeadLink isExpired={answer.refused.code === 'LINK_EXPIRED'} />;
  if ('failure' in answer) {
    // A token that exceeds the path's length limit is answered by no route.
    if (answer.failure instanceof NotFound) return <DeadLink isExpired={false} />;
    return <AnswerFailure failure={answer.failure} onTryAgain={tryAgain} />;
  }
  const signing = answer.reply;
  return signing.step === 'SIGN' ? (
    <SignForm token={token} signing={signing} problem={identificationProblemIn(problem)} />
  ) : (
    <AfterSigning token={token} signing={signing} />
  );
}

function DeadLink({ isExpired }: { isExpired: boolean }) {
  const t = useTexts('signing');
  return (
    <MessagePage
      icon="info"
      title={t(isExpired ? 'expiredTitle' : 'notFoundTitle')}
      text={t(isExpired ? 'expiredText' : 'notFoundText')}
    >
      <ContactLink>{t('contactSupport')}</ContactLink>
    </MessagePage>
  );
}
