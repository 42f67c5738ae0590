import { lazy, Suspense, useEffect } from 'react';
import { reportError } from '#api/report-error.ts';
import { LinkButton } from '#design/buttons/link-button.tsx';
import { loadTexts } from '#texts/language.ts';
import { useDocumentTitle } from '#texts/document-title.ts';
import { useTexts } from '#texts/use-texts.ts';
import { ContactLink } from '#session/contact-link.tsx';
import { MessagePage } from '#session/message-page.tsx';
import { sessionIn, useSessionState } from '#session/use-session.ts';

const ClosedServices = lazy(async () => {
  const [{ ClosedServices: component }] = await Promise.all([
    import('#session/services/closed-services.tsx'),
    loadTexts(['services']),
  ]);
  return { default: component };
});

/** For a page whose feature the user lacks, with the services that are closed; it is reported (spec 1 §2.1). */
export function NoAccessPage() {
  const t = useTexts('app');
  const session = sessionIn(useSessionState());
  useDocumentTitle(t('noAccessTitle'));
  useEffect(() => reportError('no-access', `No access to ${location.pathname}`), []);
  return (
    <>
      <MessagePage icon="user" title={t('noAccessTitle')} text={t('noAccessText')}>
        <ContactLink>{t('contactSupport')}</ContactLink>
        <LinkButton to="/">{t('toHomepage')}</LinkButton>
      </MessagePage>
      {session && session.company.roles.length > 0 && (
        <div className="mx-auto mt-4 max-w-3xl">
          <Suspense>
            <ClosedServices session={session} />
          </Suspense>
        </div>
      )}
    </>
  );
}
