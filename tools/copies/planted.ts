import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findCopies } from './find-copies.ts';

const numbered = (count: number, line: (number: number) => string): string =>
  Array.from({ length: count }, (_, number) => line(number)).join('\n');

const imports = numbered(20, (number) => `import { part${number} } from './part-${number}.ts';`);
const copied = numbered(12, (number) => `export const part${number} = sumOf(${number}, 1);`);

/** One copy in two files of the product; imports and a test may repeat. */
const files = {
  'server/one.ts': `${imports}\n${copied}\n`,
  'web/other.ts': `${imports}\nexport const own = 1;\n${copied}\n`,
  'web/other.test.ts': `${copied}\n`,
  'web/third.ts': `${imports}\nexport const third = 3;\n`,
};

/** Checks that the planted copy is found, and nothing else. */
export async function proveCopies(): Promise<{ found: string[]; isRight: boolean }> {
  const folder = await mkdtemp(join(tmpdir(), 'takst-copies-planted-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), text);
    }
    const { copies: found } = await findCopies(folder);
    const isRight =
      found.length === 1 &&
      ['server/one.ts', 'web/other.ts'].every((name) => found[0]?.includes(`${name}:`));
    return { found, isRight };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
