import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const command = join(import.meta.dirname, '../slice.ts');

it('an operation that is not there fails, and its near ones are named', () => {
  const { status, stderr } = spawnSync(process.execPath, [command, 'chang-note'], {
    encoding: 'utf8',
  });
  expect(stderr).toContain('There is no operation chang-note.');
  expect(stderr).toContain('change-note');
  expect(status).toBe(1);
}, 60_000);
