import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../source-paths.ts';
import { codeMutantOf } from './code-mutant.ts';

it('a mutant of Stryker is told by its line and what it changes', () => {
  const fileName = 'tools/mutation/code/code-mutant.ts';
  const lines = readFileSync(join(root, fileName), 'utf8').split('\n');
  const line = lines.findIndex((text) => text.includes('start.line + 1'));
  const column = lines[line]?.indexOf('start.line + 1') ?? -1;
  const location = { start: { line, column }, end: { line, column: column + 14 } };
  expect(
    codeMutantOf({
      fileName,
      location,
      mutatorName: 'ArithmeticOperator',
      replacement: 'start.line - 1',
    }),
  ).toEqual({
    file: fileName,
    line: line + 1,
    kind: 'ArithmeticOperator',
    change: 'start.line + 1 → start.line - 1',
  });
});
