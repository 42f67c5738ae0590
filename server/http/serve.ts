import type { Outcome, Route } from '@takst/contract/route.ts';
import type { Call } from './call.ts';

/** A route with the use case that answers it; the list of these is the server's API. */
export type Served = { route: Route; handle: (call: never) => Promise<unknown> };

/** Binds a contract route to its use case. */
export const serve = <R extends Route>(
  route: R,
  handle: (call: Call<R>) => Promise<Outcome<R>>,
): Served => ({ route, handle });
