import { pathTo } from '@takst/contract/path-to.ts';
import { useParams } from '@tanstack/react-router';
import { Button } from '#design/buttons/button.tsx';
import { LinkButton } from '#design/buttons/link-button.tsx';
import { Notice } from '#design/page/notice.tsx';
import { SkeletonLines } from '#design/page/skeleton.tsx';
import { MessagePage } from '#session/message-page.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { type FetchedTicket, momentOf, type NotFetched } from './fetch-holder-ticket.ts';
import { PickupCode } from './pickup-code.tsx';
import { TicketBanner } from './ticket-banner.tsx';
import { TicketCode } from './ticket-code.tsx';
import { TicketFacts, useDateInWords } from './ticket-facts.tsx';
import { useHolderTicket } from './use-holder-ticket.ts';
import { timeOfDay, useServerTime } from './use-server-time.ts';

/** The page behind the link in the SMS: the ticket, for whoever has the link, without an account. */
export function TicketHolderPage() {
  const { token = '' }: { token?: string } = useParams({ strict: false });
  return <TicketOfLink key={token} token={token} />;
}

function TicketOfLink({ token }: { token: string }) {
  const { looked, lookAgain } = useHolderTicket(token);
  if (looked.state === 'looking') return <SkeletonLines lines={6} />;
  if (looked.state === 'nothing') return <Nothing why={looked.why} lookAgain={lookAgain} />;
  return <HolderTicket fetched={looked.fetched} problem={looked.problem} />;
}

function Nothing({ why, lookAgain }: { why: NotFetched; lookAgain: () => void }) {
  const t = useTexts('ticket-holder');
  if (why === 'not-found') {
    return (
      <MessagePage icon="ticket" title={t('notFound')} text={t('notFoundText')}>
        {null}
      </MessagePage>
    );
  }
  const isTooMany = why === 'too-many';
  return (
    <MessagePage
      icon="ticket"
      title={isTooMany ? t('tooMany') : t('notLoaded')}
      text={isTooMany ? t('tooManyText') : t('notLoadedText')}
    >
      <Button onClick={lookAgain}>{t('tryAgain')}</Button>
    </MessagePage>
  );
}

interface HolderTicketProps {
  fetched: FetchedTicket;
  problem: 'offline' | 'trouble' | null;
}

/** White in both themes: what is shown to an inspector must be readable in the sun. */
function HolderTicket({ fetched: { ticket, clockOffset }, problem }: HolderTicketProps) {
  const t = useTexts('ticket-holder');
  const now = useServerTime(clockOffset);
  const time = timeOfDay(momentOf(ticket.answeredAt)).slice(0, -3);
  return (
    <>
      <h1 tabIndex={-1} className="text-2xl font-bold outline-none">
        {t('titleOf', { name: ticket.firstName })}
      </h1>
      {problem && (
        <Notice kind="warning" title={t(problem)} isAnnounced className="mt-3">
          {t('asItWas', { time })}
        </Notice>
      )}
      <NextTicket next={ticket.continuedBy} />
      <section className="mt-3 overflow-hidden rounded-panel border border-line bg-surface text-ink shadow-md scheme-light">
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
    </>
  );
}

/** From a ticket that was replaced to the one that goes on from it. */
function NextTicket({ next }: { next: FetchedTicket['ticket']['continuedBy'] }) {
  const t = useTexts('ticket-holder');
  const inWords = useDateInWords();
  if (!next) return null;
  return (
    <section className="mt-3 rounded-panel border border-line bg-surface p-4">
      <p className="text-lg font-semibold">{t('nextTicket', { start: inWords(next.startDate) })}</p>
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
