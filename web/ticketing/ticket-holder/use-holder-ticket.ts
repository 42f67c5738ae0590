import type { HolderTicketOnTheWire } from '@takst/contract/ticketing/tickets/phone/get-holder-ticket.contract.ts';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { answersWithPage } from '#platform/api/answers-with-page.ts';
import { deviceTime } from '#platform/api/device-clock.ts';
import {
  fetchHolderTicket,
  ticketAddress,
  ticketIn,
  type TicketProblem,
} from './ticket/fetch-holder-ticket.ts';
import { type CheckProblem, copyMark, markUnchecked } from './offline/copy-mark.ts';

export type FetchedTicket = {
  readonly ticket: HolderTicketOnTheWire;
  /** Milliseconds to add to the device's clock to get the server's time. */
  readonly clockOffset: number;
};

/** A ticket stays visible when a refetch fails; `problem` then says why it is not current. */
export type TicketState =
  | { readonly state: 'loading' }
  | { readonly state: 'missing'; readonly problem: TicketProblem }
  | {
      readonly state: 'loaded';
      readonly fetched: FetchedTicket;
      readonly problem: CheckProblem | null;
    };

/** Well before the code expires, as a reserve for a lost connection. */
const refreshMs = 60_000;
/** A network that has just come back often fails once more. It costs the server nothing: without it, nothing arrives. */
const retryMs = 10_000;

/** What came with the page, which may be the device's own copy of it; without that, nothing yet. */
function firstState(token: string): TicketState {
  const answer = answersWithPage.of(ticketAddress(token));
  if (!answer) return { state: 'loading' };
  const ticket = ticketIn(answer);
  if (typeof ticket === 'string') return { state: 'missing', problem: ticket };
  const { problem, receivedAt } = copyMark();
  return { state: 'loaded', fetched: fetchedAt(ticket, receivedAt), problem };
}

const fetchedAt = (ticket: HolderTicketOnTheWire, receivedAt: number): FetchedTicket => ({
  ticket,
  clockOffset: Date.parse(ticket.answeredAt) - receivedAt,
});

/** The ticket of a link, fetched again every minute while the page is visible. Each token has a component of its own. */
export function useHolderTicket(token: string): { ticket: TicketState; refetch: () => void } {
  const [ticket, setTicket] = useState(() => firstState(token));
  const [attempt, setAttempt] = useState(0);
  const problem = ticket.state === 'loaded' ? ticket.problem : null;
  const [isCurrentAtFirst] = useState(ticket.state !== 'loading' && problem === null);
  const intervalMs = problem === 'offline' ? retryMs : refreshMs;
  const settle = (answer: HolderTicketOnTheWire | TicketProblem) =>
    setTicket((previous) => nextState(previous, answer));
  const load = useEffectEvent(() => void fetchHolderTicket(token).then(settle));

  useEffect(() => {
    if (!isCurrentAtFirst || attempt > 0) load();
  }, [attempt, isCurrentAtFirst]);
  useEffect(() => {
    const loadIfVisible = () => {
      if (document.visibilityState === 'visible') load();
    };
    const reportOffline = () => settle('offline');
    const timer = setInterval(loadIfVisible, intervalMs);
    document.addEventListener('visibilitychange', loadIfVisible);
    window.addEventListener('online', loadIfVisible);
    window.addEventListener('offline', reportOffline);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', loadIfVisible);
      window.removeEventListener('online', loadIfVisible);
      window.removeEventListener('offline', reportOffline);
    };
  }, [intervalMs]);
  useLayoutEffect(() => {
    markUnchecked(problem);
    return () => markUnchecked(null);
  }, [problem]);

  return { ticket, refetch: () => setAttempt((count) => count + 1) };
}

function nextState(
  previous: TicketState,
  answer: HolderTicketOnTheWire | TicketProblem,
): TicketState {
  if (typeof answer !== 'string') {
    return { state: 'loaded', fetched: fetchedAt(answer, deviceTime()), problem: null };
  }
  if (previous.state !== 'loaded' || answer === 'not-found') {
    return { state: 'missing', problem: answer };
  }
  return { ...previous, problem: answer === 'offline' ? 'offline' : 'trouble' };
}
