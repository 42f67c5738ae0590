import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const command = join(import.meta.dirname, '../try.ts');

it.each([
  [[], 'npm run try --'],
  [['server/nothing.test.ts'], 'There is no file or folder server/nothing.test.ts.'],
  [['docs'], 'There are no tests in docs.'],
])(
  '%j runs nothing and fails',
  (args, message) => {
    const { status, stderr } = spawnSync(process.execPath, [command, ...args], {
      encoding: 'utf8',
    });
    expect(stderr).toContain(message);
    expect(status).toBe(1);
  },
  60_000,
);
