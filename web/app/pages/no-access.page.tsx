import { useEffect } from 'react';
import { reportError } from '#api/report-error.ts';
import { LinkButton } from '#design/buttons/link-button.tsx';
import { useDocumentTitle } from '#texts/document-title.ts';
import { useTexts } from '#texts/use-texts.ts';
import { ContactLink } from '#session/contact-link.tsx';
import { MessagePage } from '#session/message-page.tsx';

/** For a page whose feature the user lacks; it is reported (spec 1 §2.1). */
export function NoAccessPage() {
  const t = useTexts('app');
  useDocumentTitle(t('noAccessTitle'));
  useEffect(() => reportError('no-access', `No access to ${location.pathname}`), []);
  return (
    <MessagePage icon="user" title={t('noAccessTitle')} text={t('noAccessText')}>
      <ContactLink>{t('contactSupport')}</ContactLink>
      <LinkButton to="/">{t('toHomepage')}</LinkButton>
    </MessagePage>
  );
}
