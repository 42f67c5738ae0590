import { execFileSync } from 'node:child_process';
import { root } from './source-paths.ts';

/** The changed lines of each file, by its path from the root; `all` of a new one. */
export type ChangedLines = ReadonlyMap<string, ReadonlySet<number> | 'all'>;

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });

/** The commit at which `main` was left; where there is no `main`, the newest commit. */
function baseCommit(): string {
  const branches = git('branch', '--all', '--format=%(refname:short)').split('\n');
  const main = ['main', 'origin/main'].find((name) => branches.includes(name));
  return main ? git('merge-base', main, 'HEAD').trim() : 'HEAD';
}

/** What differs from the commit at which `main` was left; on `main` itself, what is not committed. */
export function changedLines(): ChangedLines {
  const base = baseCommit();
  const untracked = git('ls-files', '--others', '--exclude-standard').split('\n').filter(Boolean);
  const diff = git('diff', '--unified=0', '--no-color', '--no-ext-diff', '--no-renames', base);
  const lines = new Map<string, ReadonlySet<number> | 'all'>(linesOfDiff(diff));
  for (const file of untracked) lines.set(file, 'all');
  return lines;
}

/** The lines of the new files that a diff without context names. */
export function linesOfDiff(diff: string): Map<string, ReadonlySet<number>> {
  const lines = new Map<string, ReadonlySet<number>>();
  let current = new Set<number>();
  for (const line of diff.split('\n')) {
    const file = /^\+\+\+ b\/(.*)$/.exec(line)?.[1];
    if (file !== undefined) {
      current = new Set();
      lines.set(file, current);
    }
    const hunk = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line);
    if (!hunk) continue;
    const first = Number(hunk[1]);
    for (let added = 0; added < Number(hunk[2] ?? 1); added += 1) current.add(first + added);
  }
  return lines;
}

/** Whether a line of a file is among those that changed. */
export const isChanged = (lines: ChangedLines, file: string, line: number): boolean => {
  const ofFile = lines.get(file);
  return ofFile === 'all' || (ofFile?.has(line) ?? false);
};
