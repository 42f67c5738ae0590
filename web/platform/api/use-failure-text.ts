import type { Translate } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
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

export function useFailureText(): (failure: unknown) => string {
  const t = useTexts('call-failures');
  return (failure) => textOf(failure, t);
}

function textOf(failure: unknown, t: Translate<'call-failures'>): string {
  if (failure instanceof Offline) return t('offline');
  if (failure instanceof TimedOut) return t('timedOut');
  if (failure instanceof NotSignedIn) return t('notSignedIn');
  if (failure instanceof NotAllowed) return t('notAllowed');
  if (failure instanceof NotFound) return t('notFound');
  if (failure instanceof InvalidInput) return t('invalidInput');
  if (failure instanceof TooManyRequests) {
    return t('tooManyRequests', { count: failure.retryAfterSeconds });
  }
  if (failure instanceof ServerTrouble && failure.status === 503) return t('unavailable');
  if (failure instanceof ServerTrouble && failure.requestId) {
    return t('unexpectedWithId', { id: failure.requestId });
  }
  return t('unexpected');
}
