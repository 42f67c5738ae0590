import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from '@stryker-mutator/api/core';
import { root } from '../../source-paths.ts';
import { describeEdit } from '../sql/mutant.ts';

/** A mutant of Stryker as our reports tell it. Its file is named from the root, lines and columns count from 0. */
export function codeMutantOf({
  fileName,
  location: { start, end },
  mutatorName,
  replacement,
}: Pick<Mutant, 'fileName' | 'location' | 'mutatorName' | 'replacement'>) {
  const text = readFileSync(join(root, fileName), 'utf8');
  const lines = text.split('\n');
  const positionOf = ({ line, column }: { line: number; column: number }): number =>
    lines.slice(0, line).reduce((length, before) => length + before.length + 1, column);
  const edit = { start: positionOf(start), end: positionOf(end), replacement };
  return {
    file: fileName,
    line: start.line + 1,
    kind: mutatorName,
    change: describeEdit(text, edit),
  };
}
