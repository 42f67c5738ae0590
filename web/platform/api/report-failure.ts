import type { Route } from '@takst/contract/platform/calls/route.ts';
import { reportError } from '#platform/api/report-error.ts';
import type { Obstacle } from '#platform/api/obstacle.ts';

/** Reports an operation that failed, where the specification asks for it (spec 1 §8, spec 2 §8); a refusal is not a failure. */
export function reportFailure<R extends Route>(obstacle: Obstacle<R>): void {
  if ('failure' in obstacle) reportError('failed-call', obstacle.failure);
}
