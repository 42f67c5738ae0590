import { relative } from 'node:path';
import { CheckStatus, type Checker, type CheckResult } from '@stryker-mutator/api/check';
import type { Mutant } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { root } from '../../source-paths.ts';
import { decodeSelection, select, type Selection } from '../selection.ts';
import { codeMutantOf } from './code-mutant.ts';

/** The environment variable with the selection: Stryker starts a process for its checkers. */
export const selectionVariable = 'MUTATION_SELECTION';

/** Why a mutant is not tried. */
export const notSelected = 'not selected';

/**
 * Stryker has no samples, but asks checkers which mutants are worth a run. It hands over all of them at once, as they
 * are one group.
 */
export class SelectingChecker implements Checker {
  readonly #selection: Selection;

  constructor() {
    this.#selection = decodeSelection(process.env[selectionVariable] ?? '');
  }

  async init(): Promise<void> {}

  async group(mutants: Mutant[]): Promise<string[][]> {
    return [mutants.map(({ id }) => id)];
  }

  async check(mutants: Mutant[]): Promise<Record<string, CheckResult>> {
    const selectable = mutants.map((mutant) => ({
      id: mutant.id,
      ...codeMutantOf({ ...mutant, fileName: relative(root, mutant.fileName) }),
    }));
    const selected = new Set(select(selectable, this.#selection).map(({ id }) => id));
    return Object.fromEntries(
      mutants.map(({ id }) => [
        id,
        selected.has(id)
          ? { status: CheckStatus.Passed }
          : { status: CheckStatus.CompileError, reason: notSelected },
      ]),
    );
  }
}

export const strykerPlugins = [
  declareClassPlugin(PluginKind.Checker, 'selection', SelectingChecker),
];
