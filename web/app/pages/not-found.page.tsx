import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { reportError } from '#platform/api/report-error.ts';
import { LinkButton } from '#platform/design/buttons/link-button.tsx';
import { useDocumentTitle } from '#platform/texts/document-title.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { MessagePage } from '#platform/session/message-page.tsx';

/** For an address that no page has; it is reported (spec 1 §2.1). */
export function NotFoundPage() {
  const t = useTexts('app');
  const path = useRouterState({ select: ({ location }) => location.pathname });
  useDocumentTitle(t('notFoundTitle'));
  useEffect(() => void reportError('not-found', `No page at ${path}`), [path]);
  return (
    <MessagePage icon="map" title={t('notFoundTitle')} text={t('notFoundText')}>
      <LinkButton to="/" variant="primary">
        {t('toHomepage')}
      </LinkButton>
    </MessagePage>
  );
}
