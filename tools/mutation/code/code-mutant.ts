import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from '@stryker-mutator/api/core';
import { root } from '../../source-paths.ts';
import { describeEdit, type Edit } from '../sql/mutant.ts';

type StrykerMutant = Pick<Mutant, 'fileName' | 'location' | 'mutatorName' | 'replacement'>;

/** A mutant of Stryker as our reports tell it. Its file is named from the root, lines and columns count from 0. */
export function codeMutantOf(mutant: StrykerMutant) {
  const { fileName, location, mutatorName } = mutant;
  const text = readFileSync(join(root, fileName), 'utf8');
  return {
    file: fileName,
    line: location.start.line + 1,
    kind: mutatorName,
    change: describeEdit(text, editOf(mutant, text)),
  };
}

/** What a mutant of Stryker replaces in the text of its file. */
export function editOf(
  { location: { start, end }, replacement }: Pick<StrykerMutant, 'location' | 'replacement'>,
  text: string,
): Edit {
  const lines = text.split('\n');
  const positionOf = ({ line, column }: { line: number; column: number }): number =>
    lines.slice(0, line).reduce((length, before) => length + before.length + 1, column);
  return { start: positionOf(start), end: positionOf(end), replacement };
}
