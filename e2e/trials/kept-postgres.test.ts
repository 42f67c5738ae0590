import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it, onTestFinished } from 'vitest';
import { installedPostgres, packagedPostgres } from '../../tools/postgres-programs.ts';

type Answer = { readonly url: string; readonly databases: readonly string[] };

const template = 'takst_template_world_x';
const leftOver = 'takst_test_left';

/** Not within one of this user's own: the server may run as another. */
function newFolder(): string {
  const folder = join(tmpdir(), `takst-kept-${randomUUID()}`);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A process that has the server of a folder, until it is ended or killed. */
async function startIn(folder: string, ...made: readonly string[]) {
  const script = join(import.meta.dirname, 'kept-postgres-process.ts');
  const child = spawn(process.execPath, [script, folder, ...made], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const end = async () => {
    child.stdin.end();
    await ended;
  };
  onTestFinished(end);
  for await (const line of createInterface({ input: child.stdout })) {
    const answer: Answer = JSON.parse(line);
    return {
      ...answer,
      end,
      kill: async () => {
        child.kill('SIGKILL');
        await ended;
      },
    };
  }
  throw new Error('the process ended');
}

/** Not on a platform that has none. */
const hasPostgres = (installedPostgres() ?? packagedPostgres()) !== null;

describe.skipIf(!hasPostgres)('the kept server', () => {
  it('templates are there the next time, and no database of a test', async () => {
    const folder = newFolder();
    await (await startIn(folder, template, leftOver)).end();
    const { databases } = await startIn(folder);
    expect(databases).toContain(template);
    expect(databases).not.toContain(leftOver);
  });

  it('a second process has a server of its own meanwhile', async () => {
    const folder = newFolder();
    const first = await startIn(folder, template);
    const second = await startIn(folder);
    expect(second.url).not.toBe(first.url);
    expect(second.databases).not.toContain(template);
    await second.end();
    await first.end();
    expect((await startIn(folder)).databases).toContain(template);
  });

  it('what a killed process left is made anew, and its server ends', async () => {
    const folder = newFolder();
    await (await startIn(folder, template)).kill();
    const { databases, end } = await startIn(folder, 'takst_template_world_y');
    expect(databases).not.toContain(template);
    await end();
    expect((await startIn(folder)).databases).toContain('takst_template_world_y');
  });
});
