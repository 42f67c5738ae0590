import type { Route } from '@takst/contract/route.ts';
import { reportError } from '#api/report-error.ts';
import type { Obstacle } from '#api/use-operation.ts';

/** Failures of saving and deleting an agreement are reported, too (spec 1 §8); a refusal is none. */
export function reportFailure<R extends Route>(obstacle: Obstacle<R>): void {
  if ('failure' in obstacle) reportError('failed-call', obstacle.failure);
}
