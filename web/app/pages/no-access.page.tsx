import { lazy, Suspense, useEffect } from 'react';
import { reportError } from '#platform/api/report-error.ts';
import { LinkButton } from '#platform/design/buttons/link-button.tsx';
import { loadTexts } from '#platform/texts/language.ts';
import { useDocumentTitle } from '#platform/texts/document-title.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { ContactLink } from '#platform/session/contact-link.tsx';
import { MessagePage } from '#platform/session/message-page.tsx';
import type { Session } from '#platform/session/session.ts';
import { sessionIn, useSessionState } from '#platform/session/use-session.ts';

const ClosedServices = lazy(async () => {
  const [{ ClosedServices: component }] = await Promise.all([
    import('#platform/session/services/closed-services.tsx'),
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

/** For a page whose feature the user lacks, with the services that are closed; it is reported (spec 1 §2.1). */
export function NoAccessPage() {
  const t = useTexts('app');
  const session = sessionIn(useSessionState());
  useDocumentTitle(t('noAccessTitle'));
  useEffect(() => void reportError('no-access', `No access to ${location.pathname}`), []);
  const asksBuyers = location.pathname === '/billettluka' && session && mustAskBuyers(session);
  return (
    <>
      <MessagePage icon="user" title={t('noAccessTitle')} text={t('noAccessText')}>
        <ContactLink>{t('contactSupport')}</ContactLink>
        <LinkButton to="/">{t('toHomepage')}</LinkButton>
      </MessagePage>
      {asksBuyers && (
        <div className="mt-4 max-w-2xl">
          <Suspense>
            <WhoOrders companyId={session.company.id} />
          </Suspense>
        </div>
      )}
      {session && session.company.roles.length > 0 && (
        <div className="mt-4 max-w-2xl">
          <Suspense>
            <ClosedServices session={session} />
          </Suspense>
        </div>
      )}
    </>
  );
}

/** For a user of the counter without the role to order there (spec 1 §6). The services report an ended agreement. */
const mustAskBuyers = ({ features, company: { roles } }: Session): boolean =>
  features.has('ticketCounter') && !roles.includes('TICKET_ADMIN');
