import {
  getHolderTicket,
  type HolderTicket,
} from '@takst/contract/tickets/phone/get-holder-ticket.contract.ts';
import { useEffect, useState } from 'react';
import { call } from '#api/call.ts';
import { NotFound } from '#api/call-failures.ts';
import { type CallProblem, callProblemOf } from '#api/call-problem.ts';
import { deviceTime } from './device-clock.ts';

export type FetchedTicket = {
  readonly ticket: HolderTicket;
  /** Milliseconds to add to the device's clock to get the server's time. */
  readonly clockOffset: number;
};
export type TicketProblem = 'not-found' | CallProblem;

/** A ticket stays visible when a refetch fails; `problem` then says why it is not current. */
export type TicketState =
  | { readonly state: 'loading' }
  | { readonly state: 'missing'; readonly problem: TicketProblem }
  | {
      readonly state: 'loaded';
      readonly fetched: FetchedTicket;
      readonly problem: 'offline' | 'trouble' | null;
    };

/** Shorter than that of other calls: the holder may be waiting to board. */
const timeoutMs = 15_000;
/** Well before the code expires, as a reserve for a lost connection. */
const refreshMs = 60_000;

async function fetchHolderTicket(token: string): Promise<FetchedTicket | TicketProblem> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const outcome = await call(getHolderTicket, { params: { token } }, { signal });
    if ('refused' in outcome) return 'not-found';
    const ticket = outcome.reply;
    return { ticket, clockOffset: ticket.answeredAt.epochMilliseconds - deviceTime() };
  } catch (failure) {
    // A token that exceeds the path's length limit is answered by no route, so there is no declared
    // refusal.
    return failure instanceof NotFound ? 'not-found' : callProblemOf(failure);
  }
}

/** Fetches the ticket of a link, and again every minute while the page is visible. */
export function useHolderTicket(token: string): { ticket: TicketState; refetch: () => void } {
  const [ticket, setTicket] = useState<TicketState>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    const settle = (answer: FetchedTicket | TicketProblem) => {
      if (isCurrent) setTicket((previous) => nextState(previous, answer));
    };
    const fetchTicket = () => void fetchHolderTicket(token).then(settle);
    const fetchIfVisible = () => {
      if (document.visibilityState === 'visible') fetchTicket();
    };
    const reportOffline = () => settle('offline');
    fetchTicket();
    const timer = setInterval(fetchIfVisible, refreshMs);
    document.addEventListener('visibilitychange', fetchIfVisible);
    window.addEventListener('online', fetchIfVisible);
    window.addEventListener('offline', reportOffline);
    return () => {
      isCurrent = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', fetchIfVisible);
      window.removeEventListener('online', fetchIfVisible);
      window.removeEventListener('offline', reportOffline);
    };
  }, [token, attempt]);

  return { ticket, refetch: () => setAttempt((count) => count + 1) };
}

function nextState(previous: TicketState, answer: FetchedTicket | TicketProblem): TicketState {
  if (typeof answer !== 'string') return { state: 'loaded', fetched: answer, problem: null };
  if (previous.state !== 'loaded' || answer === 'not-found') {
    return { state: 'missing', problem: answer };
  }
  return { ...previous, problem: answer === 'offline' ? 'offline' : 'trouble' };
}
