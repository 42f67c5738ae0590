import type { Outcome, Route } from '@takst/contract/platform/calls/route.ts';
import type { Call } from '#platform/http/call.ts';
import { serve } from '#platform/http/serve.ts';
import type { Change, ChangePath } from './change-path.ts';

/** Binds a route to a use case that changes data: the whole call is one change. */
export const serveChange = <R extends Route>(
  route: R,
  changes: ChangePath,
  work: (change: Change, call: Call<R>) => Promise<Outcome<R>>,
) => serve(route, (call) => changes(call.origin, (change) => work(change, call)));
