import { pages } from '@takst/contract/pages.ts';
import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { reportError } from '#api/report-error.ts';
import { LinkButton } from '#design/buttons/link-button.tsx';
import { useDocumentTitle } from '#texts/document-title.ts';
import { useTexts } from '#texts/use-texts.ts';
import { ContactLink } from '#session/contact-link.tsx';
import { MessagePage } from '#session/message-page.tsx';

/** A row of the page table whose page comes later. */
const isInPageTable = (path: string): boolean =>
  pages.some((page) => new RegExp(`^${page.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path));

/** For an address that no page has; it is reported (spec 1 §2.1). */
export function NotFoundPage() {
  const say = useTexts('app');
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const isComing = isInPageTable(path);
  useDocumentTitle(say('notFoundTitle'));
  useEffect(() => reportError('not-found', `No page at ${path}`), [path]);
  return (
    <MessagePage
      icon="map"
      title={say('notFoundTitle')}
      text={isComing ? say('notOpenYetText') : say('notFoundText')}
    >
      <LinkButton to="/" variant="primary">
        {say('toHomepage')}
      </LinkButton>
      {isComing && <ContactLink>{say('contactUs')}</ContactLink>}
    </MessagePage>
  );
}
