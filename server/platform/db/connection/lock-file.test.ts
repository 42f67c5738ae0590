import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataFolderInUse, lockDataFolder } from './lock-file.ts';

const module = join(import.meta.dirname, 'lock-file.ts');

describe('the folder of the embedded database', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'takst-lock-'));
    file = join(folder, 'lock.json');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const holder = async () => {
    const script = `await (await import(${JSON.stringify(module)})).lockDataFolder(${JSON.stringify(folder)});
      console.log('held'); setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
    await once(child.stdout, 'data');
    return child;
  };
  const readLockFile = () => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;

  it('belongs to one process; a second one gets an error that says what to do', async () => {
    const child = await holder();
    const second = lockDataFolder(folder);
    await expect(second).rejects.toThrow(DataFolderInUse);
    await expect(second).rejects.toThrow(`process ${child.pid}`);
    await expect(second).rejects.toThrow('DATABASE_URL');
    child.kill('SIGKILL');
    await once(child, 'exit');
    (await lockDataFolder(folder))();
  });

  it('is free again when it was let go', async () => {
    (await lockDataFolder(folder))();
    expect(existsSync(file)).toBe(false);
    (await lockDataFolder(folder))();
  });

  it('is taken over when its number belongs to another process by now', async () => {
    const unlock = await lockDataFolder(folder);
    await expect(lockDataFolder(folder)).rejects.toThrow(DataFolderInUse);
    const own = readLockFile();
    unlock();
    writeFileSync(file, JSON.stringify({ ...own, started: '1' }));
    (await lockDataFolder(folder))();
  });

  it('is left to a holder in another container while that one gives signs of life', async () => {
    const unlock = await lockDataFolder(folder);
    const own = readLockFile();
    unlock();
    writeFileSync(file, JSON.stringify({ ...own, place: 'another container' }));
    await expect(lockDataFolder(folder)).rejects.toThrow('another container');
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(file, longAgo, longAgo);
    (await lockDataFolder(folder))();
  });

  it('goes to one of several that find a dead holder at once', async () => {
    writeFileSync(file, JSON.stringify({ pid: 4_194_305, started: '1', place: 'x' }));
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(file, longAgo, longAgo);
    const tries = await Promise.allSettled([lockDataFolder(folder), lockDataFolder(folder)]);
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});
