import { execFileSync } from 'node:child_process';

/** A number from the hash of the commit, by which a run chooses its share of each sweep; 0 where there is no Git. */
export function turnOfCommit(): number {
  try {
    const hash = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return Number.parseInt(hash.slice(0, 8), 16);
  } catch {
    return 0;
  }
}
