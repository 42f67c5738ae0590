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

/** Of the server, a whole function that answers nothing is refused by the types of most that call it. */
const excludedOf = (file: string): string[] => [
  ...strykerConfig.mutator.excludedMutations,
  ...(file.startsWith('server/') ? ['ArrowFunction'] : []),
];

/** What Stryker would change in some files. It says what stands where; its runner is not used. */
export async function findCodeMutants(files: readonly string[]): Promise<CodeMutant[]> {
  const instrumenter = new Instrumenter(silent);
  const mutants: Mutant[] = [];
  for (const name of files) {
    const source = { name, content: readFileSync(join(root, name), 'utf8'), mutate: true };
    const options = { plugins: null, excludedMutations: excludedOf(name), ignorers: [] };
    mutants.push(...(await instrumenter.instrument([source], options)).mutants);
  }
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
