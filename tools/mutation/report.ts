import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../source-paths.ts';
import type { AreaResult, Outcome, Trial } from './outcome.ts';

/** Not in git. */
const reportFolder = join(root, 'test-results/mutation');

const countOf = (trials: readonly Trial[], outcomeToCount: Outcome): number =>
  trials.filter(({ outcome }) => outcome === outcomeToCount).length;

/** Caught ones among all that were tried, in percent; null when none was. */
const scoreOf = (trials: readonly Trial[]): number | null =>
  trials.length === 0 ? null : Math.round((100 * countOf(trials, 'caught')) / trials.length);

/** What nothing noticed, and the score: the last line. */
export function reportLines({ folder, found, trials }: AreaResult): string[] {
  const missed = trials.filter(({ outcome }) => outcome !== 'caught');
  const score = scoreOf(trials);
  return [
    ...missed.map(
      ({ outcome, file, line, kind, change }) => `${outcome}: ${file}:${line} ${kind}: ${change}`,
    ),
    `${folder}: ${score === null ? 'no mutants' : `${score} %`} (${trials.length} of ${found} mutants: ` +
      `${countOf(trials, 'caught')} caught, ${countOf(trials, 'survived')} survived, ` +
      `${countOf(trials, 'not covered')} not covered)`,
  ];
}

/** Writes the result of a folder beside the others, and gives the path. */
export function writeReport(result: AreaResult & { readonly seed: string }): string {
  mkdirSync(reportFolder, { recursive: true });
  const path = join(reportFolder, `${result.folder.replaceAll(/\W+/g, '-')}.json`);
  writeFileSync(path, `${JSON.stringify({ score: scoreOf(result.trials), ...result }, null, 2)}\n`);
  return path;
}
