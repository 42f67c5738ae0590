import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from '@stryker-mutator/api/core';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { root } from '../../source-paths.ts';
import type { Edit } from '../sql/mutant.ts';
import strykerConfig from './stryker.config.json' with { type: 'json' };
import { codeMutantOf, editOf } from './code-mutant.ts';

/** A mutant of TypeScript; its file is named from the root. */
export type CodeMutant = Edit & ReturnType<typeof codeMutantOf>;

/**
 * Not mutated beside what the configuration names: a whole function that answers nothing, which types refuse where anybody
 * takes the answer.
 */
const excludedMutations = [...strykerConfig.mutator.excludedMutations, 'ArrowFunction'];

/** What Stryker would change in some files. It says what stands where; its runner is not used. */
export async function codeMutantsOf(files: readonly string[]): Promise<CodeMutant[]> {
  const sources = files.map((name) => ({
    name,
    content: readFileSync(join(root, name), 'utf8'),
    mutate: true,
  }));
  const options = { plugins: null, excludedMutations, ignorers: [] };
  const { mutants } = await new Instrumenter(silent).instrument(sources, options);
  return mutants.filter(({ status }) => status !== 'Ignored').map(mutantWithEdit);
}

const mutantWithEdit = (mutant: Mutant): CodeMutant => ({
  ...codeMutantOf(mutant),
  ...editOf(mutant, readFileSync(join(root, mutant.fileName), 'utf8')),
});

const no = (): boolean => false;
const nothing = (): void => undefined;
const silent = {
  isTraceEnabled: no,
  isDebugEnabled: no,
  isInfoEnabled: no,
  isWarnEnabled: no,
  isErrorEnabled: no,
  isFatalEnabled: no,
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  fatal: nothing,
};
