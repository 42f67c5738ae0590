import type { Reply, Route } from '@takst/contract/platform/calls/route.ts';
import type { CallInput } from './call-input.ts';
import { useAnswer } from './use-answer.ts';

/**
 * The reply of a call without input, on a page that stands without it: null while it loads, and 'failed' where it does not
 * come. Without the query library, which visitors need for nothing else.
 */
export function useVisitorReply<R extends Route>(route: R): Reply<R> | 'failed' | null {
  const { answer } = useAnswer(route, {} as CallInput<R>);
  if (answer === 'loading') return null;
  return 'reply' in answer ? answer.reply : 'failed';
}
