import { Offline, TimedOut, TooManyRequests } from './call-failures.ts';

export type CallProblem = 'offline' | 'too-many' | 'trouble';

export function callProblemOf(failure: unknown): CallProblem {
  if (failure instanceof Offline || failure instanceof TimedOut) return 'offline';
  return failure instanceof TooManyRequests ? 'too-many' : 'trouble';
}
