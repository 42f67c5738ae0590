import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../source-paths.ts';
import { findCodeMutants } from './find-code-mutants.ts';

it('the code of a file has mutants where it decides, and none of its texts and objects', async () => {
  expect(await findCodeMutants(['tools/mutation/outcome.ts'])).toEqual([]);
  const file = 'tools/mutation/code/find-code-mutants.ts';
  const text = readFileSync(join(root, file), 'utf8');
  const start = text.indexOf("status !== 'Ignored'");
  const mutants = await findCodeMutants([file]);
  expect(mutants.filter((mutant) => mutant.start === start)).toEqual([
    expect.objectContaining({ file, kind: 'ConditionalExpression', replacement: 'true' }),
    expect.objectContaining({ file, kind: 'ConditionalExpression', replacement: 'false' }),
    expect.objectContaining({
      file,
      kind: 'EqualityOperator',
      replacement: "status === 'Ignored'",
    }),
  ]);
  const kinds = new Set(mutants.map(({ kind }) => kind));
  expect([...kinds].filter((kind) => kind.endsWith('Literal'))).toEqual(['BooleanLiteral']);
});

it('whole functions that answer nothing are tried in pages, not in the server', async () => {
  const functionsOf = async (file: string) =>
    (await findCodeMutants([file])).filter(({ kind }) => kind === 'ArrowFunction').length;
  expect(await functionsOf('server/platform/time/norwegian-date.ts')).toBe(0);
  expect(await functionsOf('web/app/today/waits-today.tsx')).toBeGreaterThan(0);
});
