import type { Outcome, Refusal, Route } from '@takst/contract/platform/calls/route.ts';
import type { Call } from './call.ts';

/** A caller who waits for an answer other than the one they have. */
export type StreamWait = {
  /** Whether the caller has the answer with this ETag. */
  readonly isKnown: (etag: string) => boolean;
  /** Ends the wait. */
  readonly signal: AbortSignal;
  /** The wait ends about after this time, too. */
  readonly maxMs: number;
};

/** Calls are those of the route. */
export type WatchedAnswers = {
  readonly answer: (call: unknown) => Promise<unknown>;
  /** Resolves when the answer is one that the caller does not have, or when the wait ends. */
  readonly untilChanged: (call: unknown, waiting: StreamWait) => Promise<void>;
};

export type ServedRoute = {
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
): ServedRoute => ({ route, handle });
