import { pageAtAddress } from '@takst/contract/app/pages.ts';
import { lazy, Suspense, useEffect } from 'react';
import { reportError } from '#platform/api/report-error.ts';
import { LinkButton } from '#platform/design/buttons/link-button.tsx';
import { loadTexts } from '#platform/texts/language.ts';
import { useDocumentTitle } from '#platform/texts/document-title.ts';
import { pageFacts } from '#platform/texts/page-facts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { ContactLink } from '#platform/session/contact-link.tsx';
import { MessagePage } from '#platform/session/message-page.tsx';
import type { Session } from '#platform/session/session.ts';
import { sessionIn, useSessionState } from '#platform/session/use-session.ts';

const ClosedPageNotice = lazy(async () => {
  const [{ ClosedPageNotice: component }] = await Promise.all([
    import('#platform/session/services/closed-page.tsx'),
    loadTexts(['services']),
  ]);
  return { default: component };
});

const WhoOrders = lazy(async () => {
  const [{ WhoOrders: component }] = await Promise.all([
    import('#services/ticket-counter/buyers/who-orders.tsx'),
    loadTexts(['who-orders']),
  ]);
  return { default: component };
});

/** For a page whose feature the user lacks: why, in one panel; it is reported (spec 1 §2.1). */
export function NoAccessPage() {
  const t = useTexts('app');
  const session = sessionIn(useSessionState());
  useDocumentTitle(t('noAccessTitle'));
  useEffect(() => void reportError('no-access', `No access to ${location.pathname}`), []);
  const needs = pageAtAddress(location.pathname, pageFacts.tenant)?.needs;
  const general = { title: t('noAccessTitle'), text: t('noAccessText') };
  const toHomepage = <LinkButton to="/">{t('toHomepage')}</LinkButton>;
  if (session && location.pathname === '/billettluka' && mustAskBuyers(session)) {
    return (
      <Suspense>
        <WhoOrders companyId={session.company.id} general={general.title} />
      </Suspense>
    );
  }
  if (session && needs && needs !== 'anyone' && needs !== 'signed-in') {
    return (
      <Suspense>
        <ClosedPageNotice
          session={session}
          needs={needs}
          general={general}
          toHomepage={toHomepage}
        />
      </Suspense>
    );
  }
  return (
    <MessagePage icon="user" {...general}>
      <ContactLink>{t('contactSupport')}</ContactLink>
      {toHomepage}
    </MessagePage>
  );
}

/** For a user of the counter without the role to order there (spec 1 §6). The services report an ended agreement. */
const mustAskBuyers = ({ features, company: { roles } }: Session): boolean =>
  features.has('ticketCounter') && !roles.includes('TICKET_ADMIN');
