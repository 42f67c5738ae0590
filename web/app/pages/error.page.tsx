import { useEffect } from 'react';
import {
  CallFailure,
  InvalidInput,
  NotAllowed,
  NotFound,
  NotSignedIn,
} from '#api/call-failures.ts';
import { reportError } from '#api/report-error.ts';
import { useFailureText } from '#api/use-failure-text.ts';
import { Button } from '#design/buttons/button.tsx';
import { reloadPage } from '#drafts/leave-page.ts';
import { useDocumentTitle } from '#texts/document-title.ts';
import { LoadingScreen } from '#session/loading-screen.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { ContactLink } from '#session/contact-link.tsx';
import { MessagePage } from '#session/message-page.tsx';
import { NoAccessPage } from './lazy-no-access.tsx';
import { NotFoundPage } from './not-found.page.tsx';

/** The general error page, for failures that the page itself does not handle. */
export function ErrorPage({ error }: { error: unknown }) {
  // SessionEnd goes to sign-in.
  if (error instanceof NotSignedIn) return <LoadingScreen />;
  if (error instanceof NotAllowed) return <NoAccessPage />;
  if (error instanceof NotFound) return <NotFoundPage />;
  return <UnexpectedErrorPage error={error} />;
}

function UnexpectedErrorPage({ error }: { error: unknown }) {
  const t = useTexts('app');
  const failureText = useFailureText();
  const isFailedCall = error instanceof CallFailure;
  // Its text speaks of a form; here the address is invalid.
  const hasOwnText = isFailedCall && !(error instanceof InvalidInput);
  useDocumentTitle(t('errorTitle'));
  useEffect(
    () => reportError(isFailedCall ? 'failed-call' : 'crash', error),
    [error, isFailedCall],
  );
  return (
    <MessagePage
      icon="warning"
      title={t('errorTitle')}
      text={
        <>
          {hasOwnText ? failureText(error) : t('errorText')}
          <span className="mt-1 block">{t('nothingLost')}</span>
        </>
      }
    >
      <Button variant="primary" onClick={reloadPage}>
        {t('tryAgain')}
      </Button>
      <Button onClick={() => history.back()}>{t('goBack')}</Button>
      <ContactLink>{t('contactSupport')}</ContactLink>
    </MessagePage>
  );
}
