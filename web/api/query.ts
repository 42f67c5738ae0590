import type { Refusal, Reply, Route } from '@takst/contract/route.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import type { CallInput } from './call-input.ts';

/** A refusal where a page only reads: it is told apart by its code. */
export class Refused<R extends Route = Route> extends Error {
  override name = 'Refused';
  readonly refused: Refusal<R>;

  constructor(route: R, refused: Refusal<R>) {
    super(`${route.method} ${route.path} was refused: ${refused.code}`);
    this.refused = refused;
  }
}

/** The reply of a call that reads; a refusal is thrown. */
export async function replyOf<R extends Route>(
  route: R,
  input: CallInput<R>,
  signal?: AbortSignal,
): Promise<Reply<R>> {
  const outcome = await call(route, input, signal ? { signal } : {});
  if ('refused' in outcome) throw new Refused(route, outcome.refused);
  return outcome.reply;
}

/** A reading call for `useQuery`; `[route.path]` is the start of its key, to drop what a change has made old. */
export const queryOf = <R extends Route>(route: R, input: CallInput<R>) =>
  queryOptions({
    queryKey: [route.path, input] as const,
    queryFn: ({ signal }) => replyOf(route, input, signal),
  });
