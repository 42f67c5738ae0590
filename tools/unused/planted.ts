import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findUnused } from './find-unused.ts';

/** A project with three planted faults; `used` and `main.ts` are none. */
const files = {
  'package.json': '{ "type": "module" }',
  'knip.json': '{ "entry": ["main.ts"], "project": ["*.ts"] }',
  'main.ts': "import { used } from './part.ts';\nused();\n",
  'part.ts':
    'export const used = () => unread;\nexport const unread = 1;\nexport type Unread = 1;\n',
  'left.ts': 'export const left = 1;\n',
};
const planted = ['Unread in part.ts:3', 'file left.ts', 'unread in part.ts:2'];

/** Checks that planted faults are found, and nothing else. */
export async function proveUnused(): Promise<{
  proven: number;
  found: string[];
  isRight: boolean;
}> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'takst-unused-')));
  try {
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    const { unused: found } = findUnused(folder, 'knip.json');
    const isRight = found.toSorted().join() === planted.join();
    return { proven: planted.length, found, isRight };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
