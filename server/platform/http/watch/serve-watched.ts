import type { Reply, Route } from '@takst/contract/platform/calls/route.ts';
import type { Call } from '../call.ts';
import { serve, type StreamWait, type WatchedAnswers } from '../serve.ts';
import { shareForASecond } from './share-for-a-second.ts';
import { waitForChange } from './wait-for-change.ts';

type WatchedRoute = Route & { readonly hasETag: true; readonly canStream: true };

type WatchOptions<R extends WatchedRoute> = {
  /** Callers with the same key get the same answer: it names everything on which the answer depends. */
  readonly keyOf: (call: Call<R>) => string;
  readonly load: (call: Call<R>) => Promise<Reply<R>>;
};

/**
 * Binds a route that pages keep up to date: callers ask each second, or get a stream of answers (docs/decisions/0094).
 * All callers with the same key share an answer for a second, as an object, which is written once.
 */
export function serveWatched<R extends WatchedRoute>(route: R, { keyOf, load }: WatchOptions<R>) {
  const shared = shareForASecond<Reply<R>>({
    isAskedAgain: () => true,
    elapsed: () => performance.now(),
  });
  const wait = waitForChange(shared);
  const answer = (call: Call<R>) => shared.answer(keyOf(call), () => load(call));
  return {
    ...serve(route, async (call) => ({ reply: await answer(call) })),
    watched: {
      answer,
      untilChanged: (call: Call<R>, waiting: StreamWait) =>
        wait(keyOf(call), () => load(call), waiting),
    } as WatchedAnswers,
  };
}
