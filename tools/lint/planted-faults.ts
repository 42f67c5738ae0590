import { copyFile, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../source-paths.ts';
import { runTool } from './run-tool.ts';

const functionOf = (lines: number) =>
  `export function sum(): number {\n  let all = 0;\n${'  all += 1;\n'.repeat(lines)}  return all;\n}\n`;

/** Files with planted faults, and the lint rules that must find them. */
const plantedFaults: readonly { file: string; text: string; rules: readonly string[] }[] = [
  {
    file: 'promises.ts',
    text: 'export async function later(): Promise<void> {}\nexport const now = () => {\n  later();\n};\n',
    rules: ['no-floating-promises'],
  },
  {
    file: 'loose.ts',
    text: "import { join } from 'node:path';\nexport const a = (b: any) => b;\n",
    rules: ['no-explicit-any', 'no-unused-vars'],
  },
  {
    file: 'circle.ts',
    text: "import type { B } from './round.ts';\nexport type A = { b: B };\n",
    rules: ['no-cycle'],
  },
  {
    file: 'round.ts',
    text: "import type { A } from './circle.ts';\nexport type B = { a: A | null };\n",
    rules: ['no-cycle'],
  },
  {
    file: 'many.ts',
    text: 'export const sum = (a: number, b: number, c: number, d: number) => a + b + c + d;\n',
    rules: ['max-params'],
  },
  {
    file: 'packed.ts',
    text: 'export const one = { ...{ a: 1, b: 2 }, ...{ c: 3 } };\n',
    rules: ['no-useless-spread'],
  },
  { file: 'function.ts', text: functionOf(90), rules: ['max-lines-per-function'] },
  { file: 'long.ts', text: functionOf(300), rules: ['max-lines', 'max-lines-per-function'] },
  {
    file: 'types.ts',
    text: "const one: number = 'one';\nexport const first: string = [one].map(String)[0];\n",
    rules: ['TS2322'],
  },
  {
    file: 'picture.tsx',
    text: 'import { useState } from \'react\';\nexport function Picture({ on }: { on: boolean }) {\n  if (on) useState(1);\n  return <img src="x.png" />;\n}\n',
    rules: ['rules-of-hooks', 'alt-text'],
  },
];

/** The rules that missed their planted fault, and how many were found. */
export async function proveLint(): Promise<{ proven: number; blind: string[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'takst-lint-'));
  try {
    await copyFile(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
    await writeFile(join(folder, 'tsconfig.json'), tsconfig);
    // The linter resolves its type-aware part from the packages of its working folder.
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    for (const { file, text } of plantedFaults) await writeFile(join(folder, file), text);
    const config = join(root, '.oxlintrc.json');
    // Listed one by one: walking the folder would follow the link into all packages.
    const { output } = runTool(
      'oxlint',
      ['-c', config, '--type-check', '--format=unix', ...plantedFaults.map(({ file }) => file)],
      folder,
    );
    const lines = output.split('\n');
    const expectedReports = plantedFaults.flatMap(({ file, rules }) =>
      rules.map((rule) => ({ file, rule })),
    );
    const unreported = expectedReports.filter(
      ({ file, rule }) =>
        !lines.some((line) => line.includes(`${file}:`) && line.includes(`(${rule})`)),
    );
    return {
      proven: expectedReports.length - unreported.length,
      blind: unreported.map(({ file, rule }) => `${rule} in ${file}`),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const tsconfig = JSON.stringify({
  extends: './tsconfig.base.json',
  compilerOptions: { jsx: 'react-jsx', lib: ['esnext', 'dom'], types: [] },
});
