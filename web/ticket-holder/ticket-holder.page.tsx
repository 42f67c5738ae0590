import { pathTo } from '@takst/contract/path-to.ts';
import { useParams } from '@tanstack/react-router';
import { Button } from '#design/buttons/button.tsx';
import { LinkButton } from '#design/buttons/link-button.tsx';
import { Link } from '#design/buttons/link.tsx';
import { Notice } from '#design/page/notice.tsx';
import { SkeletonLines } from '#design/page/skeleton.tsx';
import { MessagePage } from '#session/message-page.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { PickupCode } from './pickup-code.tsx';
import { TicketBanner } from './ticket-banner.tsx';
import { TicketCode } from './ticket-code.tsx';
import { TicketFacts, useLongDate } from './ticket-facts.tsx';
import { type FetchedTicket, type TicketProblem, useHolderTicket } from './use-holder-ticket.ts';
import { timeOfDay, useServerTime } from './use-server-time.ts';

/**
 * The page of the link in the SMS: shows the ticket to everyone who has the link, without an
 * account.
 */
export function TicketHolderPage() {
  const { token = '' }: { token?: string } = useParams({ strict: false });
  return <TicketOfLink key={token} token={token} />;
}

function TicketOfLink({ token }: { token: string }) {
  const { ticket, refetch } = useHolderTicket(token);
  if (ticket.state === 'loading') return <SkeletonLines lines={6} />;
  if (ticket.state === 'missing') {
    return <MissingTicket problem={ticket.problem} onTryAgain={refetch} />;
  }
  return <HolderTicket fetched={ticket.fetched} problem={ticket.problem} />;
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
  problem: 'offline' | 'trouble' | null;
}

/** White in both themes, so that an inspector can read it in sunlight. */
function HolderTicket({ fetched: { ticket, clockOffset }, problem }: HolderTicketProps) {
  const t = useTexts('ticket-holder');
  const now = useServerTime(clockOffset);
  const time = timeOfDay(ticket.answeredAt.epochMilliseconds).slice(0, -3);
  return (
    <>
      <h1 tabIndex={-1} className="text-figure font-bold outline-none">
        {ticket.firstName === null ? t('product') : t('titleOf', { name: ticket.firstName })}
      </h1>
      {problem && (
        <Notice kind="warning" title={t(problem)} isAnnounced className="mt-3">
          {t('asItWas', { time })}
        </Notice>
      )}
      <NextTicket next={ticket.continuedBy} />
      <section className="mt-3 overflow-hidden rounded-panel border border-line bg-surface text-ink scheme-light">
        <TicketBanner status={ticket.status} now={now} />
        <div className="space-y-5 p-4 sm:p-6">
          <div>
            <TicketCode ticket={ticket} now={now} />
          </div>
          <TicketFacts ticket={ticket} />
          <div className="empty:hidden">
            <PickupCode ticket={ticket} />
          </div>
        </div>
      </section>
      <Registered registered={ticket.registered} />
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
