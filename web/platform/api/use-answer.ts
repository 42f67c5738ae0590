import type { Outcome, Route } from '@takst/contract/platform/calls/route.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { answersWithPage } from './answers-with-page.ts';
import { call, type CallOptions, outcomeOfText } from './call.ts';
import { addressOf, type CallInput } from './call-input.ts';

/** What a call has answered so far: a reply, a refusal or a failure. */
export type Answer<R extends Route> = 'loading' | Outcome<R> | { failure: unknown };

type FetchedAnswer<R extends Route> = {
  answer: Answer<R>;
  /** Puts what a change has answered in its place. */
  replace: (answer: Outcome<R>) => void;
  tryAgain: () => void;
};

/** Reads once, for pages of visitors: they load no query library. An answer that came with the page is not fetched. */
export function useAnswer<R extends Route>(
  route: R,
  input: CallInput<R>,
  options: Pick<CallOptions, 'authorization'> = {},
): FetchedAnswer<R> {
  const address = addressOf(route, input);
  const [answer, setAnswer] = useState(() => firstAnswer(route, address));
  const [attempt, setAttempt] = useState(0);
  const cameWithPage = useRef(answer !== 'loading');
  const load = useEffectEvent((signal: AbortSignal) => call(route, input, { ...options, signal }));
  useEffect(() => {
    if (cameWithPage.current) {
      cameWithPage.current = false;
      return undefined;
    }
    const unmounted = new AbortController();
    load(unmounted.signal).then(
      (outcome) => !unmounted.signal.aborted && setAnswer(outcome),
      (failure: unknown) => !unmounted.signal.aborted && setAnswer({ failure }),
    );
    return () => unmounted.abort();
  }, [address, attempt]);
  return {
    answer,
    replace: setAnswer,
    tryAgain: () => {
      // A reply stays until there is another: what is typed beside it is not lost.
      setAnswer((last) => (typeof last === 'object' && 'reply' in last ? last : 'loading'));
      setAttempt((count) => count + 1);
    },
  };
}

/** What came with the page, else nothing yet. */
function firstAnswer<R extends Route>(route: R, address: string): Answer<R> {
  const answer = answersWithPage.of(address);
  if (!answer) return 'loading';
  try {
    return outcomeOfText(route, answer);
  } catch (failure) {
    return { failure };
  }
}
