import { pageAtAddress } from '@takst/contract/pages.ts';
import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { reportError } from '#api/report-error.ts';
import { LinkButton } from '#design/buttons/link-button.tsx';
import { useDocumentTitle } from '#texts/document-title.ts';
import { useTexts } from '#texts/use-texts.ts';
import { ContactLink } from '#session/contact-link.tsx';
import { MessagePage } from '#session/message-page.tsx';
import { pageFacts } from '#texts/page-facts.ts';
import { useKnownPages } from '#app/page-table/known-pages.ts';

function useIsToCome(address: string): boolean {
  const entries = useKnownPages();
  const page = pageAtAddress(address, pageFacts.tenant);
  return page !== null && !(page.path in entries);
}

/** For an address that no page has; it is reported (spec 1 §2.1). */
export function NotFoundPage() {
  const t = useTexts('app');
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const isComing = useIsToCome(path);
  useDocumentTitle(t('notFoundTitle'));
  useEffect(() => reportError('not-found', `No page at ${path}`), [path]);
  return (
    <MessagePage
      icon="map"
      title={t('notFoundTitle')}
      text={isComing ? t('notOpenYetText') : t('notFoundText')}
    >
      <LinkButton to="/" variant="primary">
        {t('toHomepage')}
      </LinkButton>
      {isComing && <ContactLink>{t('contactUs')}</ContactLink>}
    </MessagePage>
  );
}
