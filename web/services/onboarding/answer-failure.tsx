import { Button } from '#platform/design/buttons/button.tsx';
import { useFailureText } from '#platform/api/use-failure-text.ts';
import { MessagePage } from '#platform/session/message-page.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';

interface AnswerFailureProps {
  failure: unknown;
  onTryAgain: () => void;
}

/** A page that could not be fetched. */
export function AnswerFailure({ failure, onTryAgain }: AnswerFailureProps) {
  const t = useTexts('onboarding');
  const failureText = useFailureText();
  return (
    <MessagePage icon="info" title={t('notLoaded')} text={failureText(failure)}>
      <Button onClick={onTryAgain}>{t('tryAgain')}</Button>
    </MessagePage>
  );
}
