import type { Say } from '#texts/texts.ts';
import { useTexts } from '#texts/use-texts.ts';
import {
  InvalidInput,
  NotAllowed,
  NotFound,
  NotSignedIn,
  Offline,
  ServerTrouble,
  TimedOut,
  TooManyRequests,
} from './call-failures.ts';

/** What to tell the user about a call that failed, beside the form that stays as it is. */
export function useFailureText(): (failure: unknown) => string {
  const say = useTexts('call-failures');
  return (failure) => textOf(failure, say);
}

function textOf(failure: unknown, say: Say<'call-failures'>): string {
  if (failure instanceof Offline) return say('offline');
  if (failure instanceof TimedOut) return say('timedOut');
  if (failure instanceof NotSignedIn) return say('notSignedIn');
  if (failure instanceof NotAllowed) return say('notAllowed');
  if (failure instanceof NotFound) return say('notFound');
  if (failure instanceof InvalidInput) return say('invalidInput');
  if (failure instanceof TooManyRequests) {
    return say('tooManyRequests', { count: failure.retryAfterSeconds });
  }
  if (failure instanceof ServerTrouble && failure.status === 503) return say('unavailable');
  if (failure instanceof ServerTrouble && failure.requestId) {
    return say('unexpectedWithId', { id: failure.requestId });
  }
  return say('unexpected');
}
