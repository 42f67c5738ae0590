import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../source-paths.ts';
import { codeMutantsOf } from './server-code-mutants.ts';

it('the code of a file has mutants where it decides, and none of its texts, objects and whole functions', async () => {
  const file = 'tools/mutation/outcome.ts';
  expect(await codeMutantsOf([file])).toEqual([]);
  const own = 'tools/mutation/code/server-code-mutants.ts';
  const text = readFileSync(join(root, own), 'utf8');
  const start = text.indexOf("status !== 'Ignored'");
  const mutants = await codeMutantsOf([file, own]);
  expect(mutants.filter((mutant) => mutant.start === start)).toEqual([
    expect.objectContaining({ file: own, kind: 'ConditionalExpression', replacement: 'true' }),
    expect.objectContaining({ kind: 'ConditionalExpression', replacement: 'false' }),
    expect.objectContaining({ kind: 'EqualityOperator', replacement: "status === 'Ignored'" }),
  ]);
  const kinds = new Set(mutants.map(({ kind }) => kind));
  expect([...kinds].filter((kind) => /Literal|ArrowFunction/.test(kind))).toEqual([
    'BooleanLiteral',
  ]);
});
