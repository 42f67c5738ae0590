import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../source-paths.ts';
import { findCodeMutants } from './code/find-code-mutants.ts';
import type { Trial } from './outcome.ts';
import { findSqlMutants } from './sql/find-mutants.ts';
import { describeEdit, type Edit } from './sql/mutant.ts';
import { probeEdits } from './sql/probe.ts';
import { functionProbes } from './vitest/function-probes.ts';
import type { FileEdits } from './vitest/mutating-plugin.ts';
import { runFaults } from './vitest/run-faults.ts';

/** A mutant of a file, which is named from the root. */
export type FileMutant = Edit &
  Omit<Trial, 'outcome'> & {
    /** The edits that note by a number that tests reach it; null where it is evaluated once, when its module is loaded. */
    readonly probesOf: (id: number) => readonly Edit[] | null;
  };

/** The mutants of the SQL in some files. */
export const sqlMutantsOf = (files: readonly string[]): FileMutant[] =>
  files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return findSqlMutants(file, text).map((mutant) => ({
      ...mutant,
      file,
      change: describeEdit(text, mutant),
      probesOf: (id) => mutant.probe && probeEdits([{ ...mutant, id }]),
    }));
  });

/** The mutants of the TypeScript in some files. */
export const codeMutantsOf = async (files: readonly string[]): Promise<FileMutant[]> =>
  (await findCodeMutants(files)).map((mutant) => ({
    ...mutant,
    probesOf: (id) => {
      const text = readFileSync(join(root, mutant.file), 'utf8');
      return functionProbes({ file: mutant.file, text, edit: mutant }, id);
    },
  }));

type MutantTrial = {
  readonly mutants: readonly FileMutant[];
  /** Whose tests run, and single test files, from the root. */
  readonly folders: readonly string[];
  readonly onTried: (trial: Trial) => void;
};

/** Runs the tests of some folders with each of the mutants; throws when they fail without any. */
export async function tryMutants({ mutants, folders, onTried }: MutantTrial): Promise<Trial[]> {
  if (mutants.length === 0) return [];
  const probed = mutants.map(({ file, probesOf }, id) => ({ file, probes: probesOf(id) }));
  const trials: Trial[] = [];
  await runFaults({
    faults: mutants.map((mutant, id) => ({
      edits: new Map([[join(root, mutant.file), [mutant]]]),
      isProbed: (probed[id]?.probes ?? null) !== null,
    })),
    probes: probesByPath(probed),
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

const probesByPath = (
  probed: readonly { readonly file: string; readonly probes: readonly Edit[] | null }[],
): FileEdits =>
  new Map(
    [...Map.groupBy(probed, ({ file }) => join(root, file))].map(([path, ofFile]) => [
      path,
      ofFile.flatMap(({ probes }) => probes ?? []),
    ]),
  );
