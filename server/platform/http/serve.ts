import type { Outcome, Refusal, Route } from '@takst/contract/platform/calls/route.ts';
import type { Call } from './call.ts';
import type { Waiting } from './watch/wait-for-change.ts';

/** Calls are those of the route. */
export type WatchedAnswers = {
  readonly answer: (call: unknown) => Promise<unknown>;
  /** Resolves when the answer is one that the caller does not have, or when the wait ends. */
  readonly untilChanged: (call: unknown, waiting: Waiting) => Promise<void>;
};

export type Served = {
  route: Route;
  handle: (call: never) => Promise<unknown>;
  /** Of a route that comes as a stream of answers, too. */
  watched?: WatchedAnswers;
};

type UseCase<R extends Route> = (call: Call<R>) => Promise<Outcome<R>>;

/** Binds a contract route to its use case; an undeclared refusal does not compile. */
export const serve = <R extends Route>(route: R, handle: UseCase<R>) => ({ route, handle });

/** Its parts are made one by one as the client takes them. */
export type Download = { name: string; content: AsyncIterable<string | Uint8Array> };

/** The same for a route whose reply is a file. */
export const serveDownload = <R extends Route & { download: string }>(
  route: R,
  handle: (call: Call<R>) => Promise<{ download: Download } | { refused: Refusal<R> }>,
): Served => ({ route, handle });
