import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../source-paths.ts';
import type { Trial } from '../outcome.ts';
import { runFaults } from '../vitest/run-faults.ts';
import { findSqlMutants } from './find-mutants.ts';
import { describeEdit, type SqlMutant } from './mutant.ts';
import { probeEdits } from './probe.ts';

/** A mutant of a file, which is named from the root. */
export type FileMutant = SqlMutant & { readonly file: string; readonly change: string };

/** The mutants of the SQL in some files. */
export const sqlMutantsOf = (files: readonly string[]): FileMutant[] =>
  files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return findSqlMutants(file, text).map((mutant) => ({
      ...mutant,
      file,
      change: describeEdit(text, mutant),
    }));
  });

type SqlTrial = {
  readonly mutants: readonly FileMutant[];
  /** Whose tests run, and single test files, from the root. */
  readonly folders: readonly string[];
  readonly onTried: (trial: Trial) => void;
};

/** Runs the tests of some folders with each of the mutants; throws when they fail without any. */
export async function trySqlMutants({ mutants, folders, onTried }: SqlTrial): Promise<Trial[]> {
  if (mutants.length === 0) return [];
  const byFile = Map.groupBy(
    mutants.map((mutant, id) => ({ ...mutant, id })),
    ({ file }) => join(root, file),
  );
  const trials: Trial[] = [];
  await runFaults({
    faults: mutants.map((mutant) => ({
      edits: new Map([[join(root, mutant.file), [mutant]]]),
      isProbed: mutant.probe !== null,
    })),
    probes: new Map([...byFile].map(([file, ofFile]) => [file, probeEdits(ofFile)])),
    folders,
    onTried: (index, { outcome }) => {
      const mutant = mutants[index];
      if (!mutant) return;
      const { file, line, kind, change } = mutant;
      const trial = { file, line, kind, change, outcome };
      trials.push(trial);
      onTried(trial);
    },
  });
  return trials;
}
