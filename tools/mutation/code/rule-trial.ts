import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { MutantResult } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { root } from '../../source-paths.ts';
import type { Outcome, Trial } from '../outcome.ts';
import { encodeSelection, type Selection } from '../selection.ts';
import { codeMutantOf } from './code-mutant.ts';
import { notSelected, selectionVariable } from './selecting-checker.ts';

/**
 * Texts and objects are not mutated: most are of a union or lack a field, so that the types refuse the mutant. There is no
 * `tsconfigFile`, as TypeScript 7 has no programming interface with which Stryker could read it.
 */
const configFile = 'tools/mutation/code/stryker.config.json';

type RuleTrial = {
  readonly files: readonly string[];
  readonly selection: Selection;
};

/** Where the configuration lets Stryker copy the project. */
const copyFolder = join(root, 'test-results/mutation/sandbox');
process.once('exit', () => rmSync(copyFolder, { recursive: true, force: true }));

/** Lets StrykerJS try the mutants of some files of `domain`, by the tests there that import them. */
export async function tryRuleMutants({
  files,
  selection,
}: RuleTrial): Promise<{ found: number; trials: Trial[] }> {
  process.env[selectionVariable] = encodeSelection(selection);
  const results = await new Stryker({ configFile, mutate: [...files] }).runMutationTest();
  const tried = results.filter(({ statusReason }) => statusReason !== notSelected);
  const counted = results.filter(({ status }) => status !== 'Ignored');
  return {
    found: counted.length,
    trials: tried.flatMap((result) => trialOf(result) ?? []),
  };
}

const outcomes: Partial<Record<MutantResult['status'], Outcome>> = {
  Killed: 'caught',
  Timeout: 'caught',
  RuntimeError: 'caught',
  Survived: 'survived',
  NoCoverage: 'not covered',
};

function trialOf(result: MutantResult): Trial | null {
  const outcome = outcomes[result.status];
  if (!outcome) return null;
  const location = { start: fromZero(result.location.start), end: fromZero(result.location.end) };
  const fileName = relative(root, result.fileName);
  return { ...codeMutantOf({ ...result, fileName, location }), outcome };
}

/** Results count lines and columns from 1, the mutants before them from 0. */
const fromZero = ({ line, column }: { line: number; column: number }) => ({
  line: line - 1,
  column: column - 1,
});
