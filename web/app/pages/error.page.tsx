import { useMemo } from 'react';
import {
  CallFailure,
  InvalidInput,
  NotAllowed,
  NotFound,
  NotSignedIn,
  ServerTrouble,
} from '#platform/api/call-failures.ts';
import { reportError } from '#platform/api/report-error.ts';
import { useFailureText } from '#platform/api/use-failure-text.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import { reloadPage } from '#platform/drafts/leave-page.ts';
import { useDocumentTitle } from '#platform/texts/document-title.ts';
import { LoadingScreen } from '#platform/session/loading-screen.tsx';
import type { PlainTextKey } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { ContactLink } from '#platform/session/contact-link.tsx';
import { sessionIn, useSessionState } from '#platform/session/use-session.ts';
import { NoAccessPage } from './lazy-no-access.tsx';
import { NotFoundPage } from './not-found.page.tsx';
import { type Healing, useHealing } from './use-healing.ts';

interface ErrorPageProps {
  error: unknown;
  /** Of the page that failed; the frame has none. */
  title?: PlainTextKey<'app'> | undefined;
}

/** The general error page, for failures that the page itself does not handle. */
export function ErrorPage({ error, title }: ErrorPageProps) {
  // SessionEnd goes to sign-in.
  if (error instanceof NotSignedIn) return <LoadingScreen />;
  if (error instanceof NotAllowed) return <NoAccessPage />;
  if (error instanceof NotFound) return <NotFoundPage />;
  return <UnexpectedErrorPage error={error} title={title} />;
}

/** Keeps the head of the page that failed, so that its user knows where they are. */
function UnexpectedErrorPage({ error, title }: ErrorPageProps) {
  const t = useTexts('app');
  const failureText = useFailureText();
  const session = sessionIn(useSessionState());
  const isFailedCall = error instanceof CallFailure;
  // Its text speaks of a form; here the address is invalid.
  const hasOwnText = isFailedCall && !(error instanceof InvalidInput);
  useDocumentTitle(t('errorTitle'));
  // The same error is reported once, however often the page renders.
  const reportNumber = useMemo(
    () => reportError(isFailedCall ? 'failed-call' : 'crash', error),
    [error, isFailedCall],
  );
  const number = (error instanceof ServerTrouble && error.requestId) || reportNumber;
  const healing = useHealing(error);
  return (
    <>
      {title && <PageHeader title={t(title)} subtitle={session?.company.name} />}
      <Notice kind="error" className="max-w-3xl">
        <h2 className="font-semibold text-error">{t('errorTitle')}</h2>
        <p className="mt-1 text-pretty">
          {hasOwnText ? failureText(error) : t('errorText')} {t('nothingLost')}
        </p>
        {healing && <NextAttempt healing={healing} />}
        {number && <p className="text-small text-ink-muted">{t('errorNumber', { number })}</p>}
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <Button isPending={healing?.isTrying} onClick={healing ? healing.tryNow : reloadPage}>
            {t('tryAgain')}
          </Button>
          <Button onClick={() => history.back()}>{t('goBack')}</Button>
          <ContactLink>{t('contactSupport')}</ContactLink>
        </div>
      </Notice>
    </>
  );
}

function NextAttempt({ healing }: { healing: NonNullable<Healing> }) {
  const t = useTexts('app');
  const { seconds, isTrying } = healing;
  return (
    <p className="mt-1 tabular-nums">
      {isTrying ? t('tryingAgain') : t('triesAgainIn', { count: seconds })}
    </p>
  );
}
