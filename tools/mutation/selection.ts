import { createHash } from 'node:crypto';
import { isChanged, type ChangedLines } from '../changed-lines.ts';

/** Which mutants are tried. */
export type Selection = {
  /** Null for all files. */
  readonly lines: ChangedLines | null;
  /** Null for all mutants. */
  readonly max: number | null;
  readonly seed: string;
};

type Selectable = {
  readonly file: string;
  readonly line: number;
  readonly kind: string;
  readonly change: string;
};

/** The selected ones in their order. The same seed gives the same sample, and a larger one has the smaller in it. */
export function select<Mutant extends Selectable>(
  mutants: readonly Mutant[],
  { lines, max, seed }: Selection,
): Mutant[] {
  const changed = mutants.filter(
    ({ file, line }) => lines === null || isChanged(lines, file, line),
  );
  if (max === null || changed.length <= max) return changed;
  const rank = ({ file, line, kind, change }: Mutant): string =>
    createHash('sha1').update([seed, file, line, kind, change].join('\n')).digest('hex');
  const ranked = changed
    .map((mutant) => ({ mutant, rank: rank(mutant) }))
    .toSorted((one, other) => (one.rank < other.rank ? -1 : 1));
  const selectedMutants = new Set(ranked.slice(0, max).map(({ mutant }) => mutant));
  return changed.filter((mutant) => selectedMutants.has(mutant));
}

/** As text, for the process in which Stryker asks which mutants it shall try. */
export const encodeSelection = ({ lines, ...rest }: Selection): string =>
  JSON.stringify({
    ...rest,
    lines: lines && [...lines].map(([file, some]) => [file, some === 'all' ? some : [...some]]),
  });

export function decodeSelection(text: string): Selection {
  const {
    lines,
    max,
    seed,
  }: { lines: [string, 'all' | number[]][] | null } & Omit<Selection, 'lines'> = JSON.parse(text);
  return {
    max,
    seed,
    lines:
      lines && new Map(lines.map(([file, some]) => [file, some === 'all' ? some : new Set(some)])),
  };
}
