import { useEffect, useState } from 'react';
import { type FetchedTicket, fetchHolderTicket, type NotFetched } from './fetch-holder-ticket.ts';

/** Nothing yet, nothing to show and why, or a ticket and why it could not be asked for again. */
export type LookedUp =
  | { readonly state: 'looking' }
  | { readonly state: 'nothing'; readonly why: NotFetched }
  | {
      readonly state: 'shown';
      readonly fetched: FetchedTicket;
      readonly problem: 'offline' | 'trouble' | null;
    };

/** Well before a code is out of date, so that there is time left when the network goes. */
const refreshMs = 60_000;

/** The ticket of a link, asked for again while somebody looks at it. */
export function useHolderTicket(token: string): { looked: LookedUp; lookAgain: () => void } {
  const [looked, setLooked] = useState<LookedUp>({ state: 'looking' });
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let isLeft = false;
    const settle = (answer: FetchedTicket | NotFetched) => {
      if (!isLeft) setLooked((before) => after(before, answer));
    };
    const look = () => void fetchHolderTicket(token).then(settle);
    const lookIfSeen = () => {
      if (document.visibilityState === 'visible') look();
    };
    const loseNetwork = () => settle('offline');
    look();
    const timer = setInterval(lookIfSeen, refreshMs);
    document.addEventListener('visibilitychange', lookIfSeen);
    window.addEventListener('online', lookIfSeen);
    window.addEventListener('offline', loseNetwork);
    return () => {
      isLeft = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookIfSeen);
      window.removeEventListener('online', lookIfSeen);
      window.removeEventListener('offline', loseNetwork);
    };
  }, [token, tries]);

  return { looked, lookAgain: () => setTries((count) => count + 1) };
}

/** What is shown stays when it cannot be asked for again, and says so. */
function after(before: LookedUp, answer: FetchedTicket | NotFetched): LookedUp {
  if (typeof answer !== 'string') return { state: 'shown', fetched: answer, problem: null };
  if (before.state !== 'shown' || answer === 'not-found') return { state: 'nothing', why: answer };
  return { ...before, problem: answer === 'offline' ? 'offline' : 'trouble' };
}
