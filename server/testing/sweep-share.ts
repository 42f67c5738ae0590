import { execFileSync } from 'node:child_process';
import { shareAt } from './share-at.ts';

/**
 * Some tests sweep over all that there is: every route as everybody, every state of every page. A run tries a share of each
 * sweep, and the commit says which one: the same in each run of a commit, another one for the next. `npm run test:whole`
 * tries all of them (docs/decisions/0153).
 */
const isWholeSweep = process.env['SWEEPS'] === 'whole';

/** A number that another commit has not: `SWEEP_TURN` where a share is tried again, 0 where there is no Git. */
export const turn = Number(process.env['SWEEP_TURN'] ?? turnOfCommit());

function turnOfCommit(): number {
  try {
    const hash = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return Number.parseInt(hash, 16);
  } catch {
    return 0;
  }
}

/** Those of a sweep that this run tries: one of so many shares, or all of them. */
export const shareOf = <T>(all: readonly T[], shares: number): T[] =>
  isWholeSweep ? [...all] : shareAt(all, { shares, turn });
