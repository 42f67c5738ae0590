import { resendPhoneCode } from '@takst/contract/services/onboarding/verify-phone.contract.ts';
import { useState } from 'react';
import { useVisitorOperation } from '#platform/operations/use-visitor-operation.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { ProblemNotice } from '#platform/design/form/form-notices.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { secondsUntil, useCountdown } from './use-countdown.ts';

interface NewCodeProps {
  id: string;
  onSent: () => void;
}

/** Another SMS, a minute after the one before. */
export function NewCode({ id, onSent }: NewCodeProps) {
  const t = useTexts('verify-phone');
  const { seconds, start } = useCountdown();
  const [isSent, setSent] = useState(false);
  const resend = useVisitorOperation(resendPhoneCode, {
    texts: 'verify-phone',
    failed: 'newCodeNotSent',
    refusals: {
      CODE_SENT_JUST_NOW: 'justSent',
      PHONE_NOT_AWAITED: 'notAwaited',
      ONBOARDING_NOT_FOUND: 'gone',
    },
    onDone: ({ nextAfter }) => {
      setSent(true);
      start(secondsUntil(nextAfter));
      onSent();
    },
    onProblem: (obstacle) => {
      setSent(false);
      if ('refused' in obstacle && obstacle.refused.code === 'CODE_SENT_JUST_NOW') {
        start(secondsUntil(obstacle.refused.nextAfter));
      }
    },
  });
  return (
    <div className="grid justify-items-start gap-3">
      <Button
        aria-disabled={seconds > 0}
        isPending={resend.isPending}
        onClick={() => seconds === 0 && resend.send({ params: { id } })}
      >
        {seconds > 0 ? t('newCodeIn', { count: seconds }) : t('newCode')}
      </Button>
      <p role="status" className="text-small empty:hidden">
        {isSent && t('newCodeSent')}
      </p>
      <ProblemNotice problem={resend.problem} />
    </div>
  );
}
