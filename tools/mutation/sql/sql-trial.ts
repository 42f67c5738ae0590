import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestModule, TestRunResult, TestSpecification, Vitest } from 'vitest/node';
import { root } from '../../source-paths.ts';
import type { Outcome, Trial } from '../outcome.ts';
import { findSqlMutants } from './find-mutants.ts';
import { MutatingPlugin } from './mutating-plugin.ts';
import { describeEdit, type SqlMutant } from './mutant.ts';
import { probeEdits, takeProbes } from './probe.ts';
import { startVitest } from './start-vitest.ts';

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
  const plugin = new MutatingPlugin(mutants.map(({ file }) => join(root, file)));
  const vitest = await startVitest(plugin);
  try {
    const specifications = await specificationsOf(vitest, folders);
    const numbered = mutants.map((mutant, id) => ({ ...mutant, id }));
    const covering = await coveringTests({ vitest, plugin, specifications, mutants: numbered });
    const catches = new Map<string, number>();
    const catchesOf = ({ moduleId }: TestSpecification): number => catches.get(moduleId) ?? 0;
    const trials: Trial[] = [];
    for (const mutant of numbered) {
      const { id, file, line, kind, change } = mutant;
      plugin.use(new Map([[join(root, file), [mutant]]]));
      vitest.invalidateFile(join(root, file));
      // What has caught others is likely to catch this one.
      const tests = (covering.get(id) ?? []).toSorted(
        (one, other) => catchesOf(other) - catchesOf(one),
      );
      const { outcome, failed } = await runWithMutant(vitest, tests);
      for (const module of failed) catches.set(module, (catches.get(module) ?? 0) + 1);
      plugin.use(new Map());
      vitest.invalidateFile(join(root, file));
      const trial = { file, line, kind, change, outcome };
      trials.push(trial);
      onTried(trial);
    }
    return trials;
  } finally {
    await vitest.close();
  }
}

async function specificationsOf(
  vitest: Vitest,
  folders: readonly string[],
): Promise<TestSpecification[]> {
  const allSpecifications = await vitest.globTestSpecifications([...folders]);
  const paths = folders.map((folder) => join(root, folder));
  const specifications = allSpecifications.filter(({ moduleId }) =>
    paths.some((path) => moduleId === path || moduleId.startsWith(`${path}/`)),
  );
  if (specifications.length === 0) throw new Error(`There are no tests in ${folders.join(', ')}.`);
  return specifications;
}

type Coverage = {
  readonly vitest: Vitest;
  readonly plugin: MutatingPlugin;
  readonly specifications: readonly TestSpecification[];
  readonly mutants: readonly (FileMutant & { readonly id: number })[];
};

/** Which test files reach each mutant, the quick ones first; for what a module evaluates when it is loaded, all. */
async function coveringTests({ vitest, plugin, specifications, mutants }: Coverage) {
  const byFile = Map.groupBy(mutants, ({ file }) => join(root, file));
  // Where the template of the portal is not there yet, this process makes it in the first run.
  takeProbes(() => undefined);
  plugin.use(new Map([...byFile].map(([file, ofFile]) => [file, probeEdits(ofFile)])));
  const result = await vitest.runTestSpecifications([...specifications]);
  for (const file of byFile.keys()) vitest.invalidateFile(file);
  if (hasFailed(result)) throw new Error(`Tests fail without any mutant:\n${failuresOf(result)}`);
  const moduleOf = new Map(result.testModules.map((module) => [module.moduleId, module]));
  const byDuration = specifications.toSorted(
    (one, other) =>
      durationOf(moduleOf.get(one.moduleId)) - durationOf(moduleOf.get(other.moduleId)),
  );
  return new Map(
    mutants.map(({ id, probe }) => [
      id,
      byDuration.filter(
        ({ moduleId }) =>
          probe === null || moduleOf.get(moduleId)?.meta().reachedMutants?.includes(id),
      ),
    ]),
  );
}

const durationOf = (module: TestModule | undefined): number => module?.diagnostic().duration ?? 0;

/** A run with a mutant takes no longer than this: what waits for ever has been noticed. */
const maxMs = 3 * 60_000;

async function runWithMutant(
  vitest: Vitest,
  specifications: readonly TestSpecification[],
): Promise<{ outcome: Outcome; failed: readonly string[] }> {
  if (specifications.length === 0) return { outcome: 'not covered', failed: [] };
  let isOver = false;
  const tooLong = setTimeout(() => {
    isOver = true;
    void vitest.cancelCurrentRun('test-failure');
  }, maxMs);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([...specifications]);
  clearTimeout(tooLong);
  // vitest also answers with the modules of earlier runs, which failed for other mutants.
  const ids = new Set(specifications.map(({ moduleId }) => moduleId));
  const ownModules = testModules.filter(({ moduleId }) => ids.has(moduleId));
  const failed = ownModules.filter((module) => !module.ok());
  return {
    outcome:
      isOver || hasFailed({ testModules: ownModules, unhandledErrors }) ? 'caught' : 'survived',
    failed: failed.map(({ moduleId }) => moduleId),
  };
}

const hasFailed = ({ testModules, unhandledErrors }: TestRunResult): boolean =>
  unhandledErrors.length > 0 || testModules.some((module) => !module.ok());

const failuresOf = ({ testModules, unhandledErrors }: TestRunResult): string =>
  [
    ...testModules.flatMap((module) => [
      ...module.errors().map(({ message }) => `${module.relativeModuleId}: ${message}`),
      ...[...module.children.allTests('failed')].map(
        (test) =>
          `${module.relativeModuleId}: ${test.fullName}: ${test.result().errors?.[0]?.message}`,
      ),
    ]),
    ...unhandledErrors.map(String),
  ].join('\n');
