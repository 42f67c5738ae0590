import {
  getHolderTicket,
  type HolderTicket,
} from '@takst/contract/company-tickets/phone/get-holder-ticket.contract.ts';
import { useEffect, useState } from 'react';
import { call } from '#api/call.ts';
import { NotFound } from '#api/call-failures.ts';
import { type CallProblem, callProblemOf } from '#api/call-problem.ts';
import { deviceTime } from './device-clock.ts';

export type FetchedTicket = {
  readonly ticket: HolderTicket;
  /** What to add to this device's clock to have the server's, in milliseconds. */
  readonly clockOffset: number;
};
export type TicketProblem = 'not-found' | CallProblem;

/** A ticket stays on the page when a later fetch fails; `problem` then says why it is not fresh. */
export type TicketState =
  | { readonly state: 'loading' }
  | { readonly state: 'missing'; readonly problem: TicketProblem }
  | {
      readonly state: 'loaded';
      readonly fetched: FetchedTicket;
      readonly problem: 'offline' | 'trouble' | null;
    };

/** Somebody may be waiting at the bus door: shorter than the time-out of other calls. */
const timeoutMs = 15_000;
/** Well before a code is out of date, so that there is time left when the network goes. */
const refreshMs = 60_000;

async function fetchHolderTicket(token: string): Promise<FetchedTicket | TicketProblem> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const outcome = await call(getHolderTicket, { params: { token } }, { signal });
    if ('refused' in outcome) return 'not-found';
    const ticket = outcome.reply;
    return { ticket, clockOffset: ticket.answeredAt.epochMilliseconds - deviceTime() };
  } catch (failure) {
    // A token that is too long for any route has no refusal of this one.
    return failure instanceof NotFound ? 'not-found' : callProblemOf(failure);
  }
}

/** The ticket of a link, fetched again each minute while the page is visible. */
export function useHolderTicket(token: string): { ticket: TicketState; refetch: () => void } {
  const [ticket, setTicket] = useState<TicketState>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    const settle = (answer: FetchedTicket | TicketProblem) => {
      if (isCurrent) setTicket((before) => nextState(before, answer));
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

function nextState(before: TicketState, answer: FetchedTicket | TicketProblem): TicketState {
  if (typeof answer !== 'string') return { state: 'loaded', fetched: answer, problem: null };
  if (before.state !== 'loaded' || answer === 'not-found') {
    return { state: 'missing', problem: answer };
  }
  return { ...before, problem: answer === 'offline' ? 'offline' : 'trouble' };
}
