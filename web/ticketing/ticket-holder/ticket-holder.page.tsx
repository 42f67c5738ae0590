import { pathTo } from '@takst/contract/app/path-to.ts';
import { termsPage } from '@takst/contract/app/terms-pages.ts';
import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Button } from '#platform/design/buttons/button.tsx';
import { LinkButton } from '#platform/design/buttons/link-button.tsx';
import { Link } from '#platform/design/buttons/link.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { MessagePage } from '#platform/session/message-page.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { TicketProblem } from './ticket/fetch-holder-ticket.ts';
import { CheckNotice, LastCheck } from './last-check.tsx';
import { registerServiceWorker } from './offline/register-service-worker.ts';
import { PickupCode } from './pickup-code.tsx';
import { TicketBanner } from './ticket-banner.tsx';
import { TicketCode } from './ticket-code.tsx';
import { TicketFacts, useLongDate } from './ticket-facts.tsx';
import { type FetchedTicket, useHolderTicket } from './use-holder-ticket.ts';
import { useServerTime } from './use-server-time.ts';

/**
 * The page of the link in the SMS: shows the ticket to everyone who has the link, without an
 * account.
 */
export function TicketHolderPage() {
  const { token = '' }: { token?: string } = useParams({ strict: false });
  useEffect(() => void registerServiceWorker(), []);
  return <TicketOfLink key={token} token={token} />;
}

function TicketOfLink({ token }: { token: string }) {
  const { ticket, refetch } = useHolderTicket(token);
  if (ticket.state === 'loading') return <SkeletonLines lines={6} />;
  if (ticket.state === 'missing') {
    return <MissingTicket problem={ticket.problem} onTryAgain={refetch} />;
  }
  return <HolderTicket fetched={ticket.fetched} isUnchecked={ticket.problem !== null} />;
}

interface MissingTicketProps {
  problem: TicketProblem;
  onTryAgain: () => void;
}

function MissingTicket({ problem, onTryAgain }: MissingTicketProps) {
  const t = useTexts('ticket-holder');
  if (problem === 'not-found') {
    return (
      <MessagePage icon="ticket" title={t('notFound')} text={t('notFoundText')}>
        {null}
      </MessagePage>
    );
  }
  const isTooMany = problem === 'too-many';
  return (
    <MessagePage
      icon="ticket"
      title={isTooMany ? t('tooMany') : t('notLoaded')}
      text={isTooMany ? t('tooManyText') : t('notLoadedText')}
    >
      <Button onClick={onTryAgain}>{t('tryAgain')}</Button>
    </MessagePage>
  );
}

interface HolderTicketProps {
  fetched: FetchedTicket;
  isUnchecked: boolean;
}

/** White in both themes, so that an inspector can read it in sunlight. */
function HolderTicket({ fetched: { ticket, clockOffset }, isUnchecked }: HolderTicketProps) {
  const t = useTexts('ticket-holder');
  const now = useServerTime(clockOffset, Date.parse(ticket.answeredAt));
  return (
    <>
      <h1 tabIndex={-1} className="text-figure font-bold outline-none">
        {ticket.firstName === null ? t('product') : t('titleOf', { name: ticket.firstName })}
      </h1>
      {ticket.isTemporary && <p className="mt-1 text-ink-muted">{t('temporary')}</p>}
      <CheckNotice ticket={ticket} now={now} />
      <NextTicket next={ticket.continuedBy} />
      <section className="mt-3 overflow-hidden rounded-panel border border-line bg-surface text-ink scheme-light">
        <TicketBanner ticket={ticket} now={now} />
        <div className="space-y-5 p-4 sm:p-6">
          <div>
            <TicketCode ticket={ticket} now={now} isUnchecked={isUnchecked} />
            <p className="mt-2 font-semibold">
              <LastCheck ticket={ticket} now={now} />
            </p>
          </div>
          <TicketFacts ticket={ticket} />
          <div className="empty:hidden">
            <PickupCode ticket={ticket} />
          </div>
        </div>
      </section>
      <Registered registered={ticket.registered} />
      <p className="mt-3 text-small">
        <Link to={termsPage}>{t('termsOfTicket')}</Link>
      </p>
    </>
  );
}

/** Who has given the data of the holder, and where to read why (GDPR art. 14). */
function Registered({ registered }: { registered: FetchedTicket['ticket']['registered'] }) {
  const t = useTexts('ticket-holder');
  if (!registered) return null;
  return (
    <p className="mt-3 text-small text-ink-muted">
      {t('registeredBy', { company: registered.by })}{' '}
      <Link to={registered.infoPage}>{t('whyRegistered')}</Link>
    </p>
  );
}

/** Link from a replaced ticket to its continuation. */
function NextTicket({ next }: { next: FetchedTicket['ticket']['continuedBy'] }) {
  const t = useTexts('ticket-holder');
  const longDate = useLongDate();
  if (!next) return null;
  return (
    <section className="mt-3 rounded-panel border border-line bg-surface p-4">
      <p className="text-section font-semibold">
        {t('nextTicket', { start: longDate(next.startDate) })}
      </p>
      <LinkButton
        to={pathTo('/billett/{token}', { token: next.token })}
        variant="primary"
        className="mt-3 w-full"
      >
        {t('toNextTicket')}
      </LinkButton>
    </section>
  );
}
