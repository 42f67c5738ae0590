import { expect, it } from 'vitest';
import type { Outcome } from './outcome.ts';
import { reportLines } from './report.ts';

const trial = (line: number, outcome: Outcome) => ({
  file: 'server/a/b.store.ts',
  line,
  kind: 'lock',
  change: 'drop for update',
  outcome,
});

it('a report names what nothing noticed, and the score', () => {
  const trials = [trial(1, 'caught'), trial(2, 'survived'), trial(3, 'not covered')];
  expect(reportLines({ folder: 'server/a', found: 9, trials })).toEqual([
    'survived: server/a/b.store.ts:2 lock: drop for update',
    'not covered: server/a/b.store.ts:3 lock: drop for update',
    'server/a: 33 % (3 of 9 mutants: 1 caught, 1 survived, 1 not covered)',
  ]);
});

it('a folder without mutants has no score', () => {
  expect(reportLines({ folder: 'server/a', found: 0, trials: [] })).toEqual([
    'server/a: no mutants (0 of 0 mutants: 0 caught, 0 survived, 0 not covered)',
  ]);
});
