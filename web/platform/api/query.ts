import type { Refusal, Reply, Route } from '@takst/contract/platform/calls/route.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import type { CallInput } from './call-input.ts';
import { embeddedReply } from './embedded-answers.ts';

/** A refusal of a reading call; its code says which. */
export class Refused<R extends Route = Route> extends Error {
  override name = 'Refused';
  readonly refused: Refusal<R>;

  constructor(route: R, refused: Refusal<R>) {
    super(`${route.method} ${route.path} was refused: ${refused.code}`);
    this.refused = refused;
  }
}

/** The reply of a reading call, that which came with the page the first time; throws a refusal. */
export async function replyOf<R extends Route>(
  route: R,
  input: CallInput<R>,
  signal?: AbortSignal,
): Promise<Reply<R>> {
  const embedded = embeddedReply(route, input);
  if (embedded !== undefined) return embedded;
  const outcome = await call(route, input, signal ? { signal } : {});
  if ('refused' in outcome) throw new Refused(route, outcome.refused);
  return outcome.reply;
}

/** Query options of a reading call. The key starts with `route.path`, by which changes invalidate it. */
export const queryOf = <R extends Route>(route: R, input: CallInput<R>) =>
  queryOptions({
    queryKey: [route.path, input] as const,
    queryFn: ({ signal }) => replyOf(route, input, signal),
    // Drawn at once where it came with the page.
    initialData: () => embeddedReply(route, input),
  });
