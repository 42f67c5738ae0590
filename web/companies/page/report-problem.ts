import type { Route } from '@takst/contract/route.ts';
import { reportError } from '#api/report-error.ts';
import type { ChangeProblem } from '#api/use-change.ts';

/** Failures of saving and deleting an agreement are reported, too (spec 1 §8); a refusal is none. */
export function reportProblem<R extends Route>(problem: ChangeProblem<R>): void {
  if ('failure' in problem) reportError('failed-call', problem.failure);
}
