import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { withEdits } from '../sql/mutant.ts';
import { functionProbes } from '../vitest/function-probes.ts';
import { readPatch, testsOf } from './patch.ts';

const base = mkdtempSync(join(tmpdir(), 'takst-patches-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));
const file = 'domain/a/b.rules.ts';
const text = `import { one } from './one.ts';

/** Whether it is over. */
export const isOver = (day: number, end: number): boolean => day > end;

export function lastOf(days: readonly number[]): number | null {
  const sorted = days.toSorted((one, other) => one - other);
  return sorted.at(-1) ?? null;
}
`;
mkdirSync(join(base, 'domain/a'), { recursive: true });
writeFileSync(join(base, file), text);

/** A patch of the line that says when it is over. */
const patchOf = (before: string, after: string, named = file): string =>
  [
    'What a reviewer would plant',
    'Tests: domain/c server/d',
    `--- a/${named}`,
    `+++ b/${named}`,
    '@@ -3,3 +3,3 @@',
    ' /** Whether it is over. */',
    `-${before}`,
    `+${after}`,
    ' \n',
  ].join('\n');

const isOverLine = 'export const isOver = (day: number, end: number): boolean => day > end;';

it('a patch says what it changes, and no file is written', () => {
  const [patched] =
    readPatch(patchOf(isOverLine, isOverLine.replace('day >', 'day >=')), base) ?? [];
  expect(patched?.file).toBe(file);
  expect(withEdits(text, patched ? [patched.edit] : [])).toBe(
    text.replace('day > end', 'day >= end'),
  );
  expect(readFileSync(join(base, file), 'utf8')).toBe(text);
});

it.each([
  ['of other code', patchOf('export const isNew = true;', 'export const isNew = false;')],
  ['of a file that is gone', patchOf(isOverLine, '', 'domain/a/gone.ts')],
  ['of what is no code', patchOf('a', 'b', 'database/migrations/0001.sql')],
  ['without a file', 'nothing\n'],
])('a patch %s does not apply', (_which, patch) => {
  expect(readPatch(patch, base)).toBeNull();
});

it('the lines above a patch name tests', () => {
  expect(testsOf(patchOf('a', 'b'))).toEqual(['domain/c', 'server/d']);
  expect(testsOf('no line of them')).toEqual([]);
});

const probed = (from: string, to: string): string | null => {
  const start = text.indexOf(from);
  const edit = { start, end: start + from.length, replacement: to };
  const edits = functionProbes({ file, text, edit }, 7);
  return edits && withEdits(text, edits);
};

it('a probe stands in the function that is changed', () => {
  expect(probed('.at(-1)', '.at(0)')).toBe(text.replace('| null {', '| null {__takstReached(7);'));
  expect(probed('day > end', 'day >= end')).toBe(
    text.replace('day > end', '(__takstReached(7), day > end)'),
  );
  expect(probed('one - other', 'other - one')).toBe(
    text.replace('one - other', '(__takstReached(7), one - other)'),
  );
});

it('a change of several functions has a probe in each, one outside of functions none', () => {
  expect(probed('days.toSorted((one, other) => one - other)', 'days')).toBe(
    text
      .replace('| null {', '| null {__takstReached(7);')
      .replace('one - other)', '(__takstReached(7), one - other))'),
  );
  expect(probed("'./one.ts'", "'./two.ts'")).toBeNull();
});
