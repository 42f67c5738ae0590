import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dropTestDatabases } from '@takst/server/testing/templates/server-template.ts';
import { installedPostgres, packagedPostgres, type PostgresPrograms } from './postgres-programs.ts';
import { root } from './source-paths.ts';
import { serverIn, serverUser, startThrowawayPostgres } from './throwaway-postgres.ts';

/**
 * Starts a PostgreSQL whose templates of test databases are still there when tests run the next time, until this process ends,
 * and gives its address. While another process has it, or where it does not start, a throwaway one takes its place.
 */
export async function startKeptPostgres(
  programs = installedPostgres() ?? packagedPostgres(),
  folder = programs && keptFolder(programs),
): Promise<string | null> {
  if (!programs || folder === null) return null;
  if (isOwn(folder)) discardUnclean(folder, programs);
  if (!claim(folder)) return startThrowawayPostgres(programs);
  const server = serverIn(folder, programs);
  process.once('exit', () => {
    // Its writes reach the files: what stops in another way is discarded at the next start.
    server.stop('fast');
    rmSync(ownerOf(folder), { force: true });
  });
  try {
    if (!existsSync(join(folder, 'data'))) server.init();
    const url = await server.start();
    await dropTestDatabases(url);
    return url;
  } catch (error) {
    console.error(`PostgreSQL does not start in ${folder}, which is made anew next time.`, error);
    server.stop('immediate');
    rmSync(folder, { recursive: true, force: true });
    return startThrowawayPostgres(programs);
  }
}

/** Of this checkout, this version of PostgreSQL and this user. */
function keptFolder({ bin }: PostgresPrograms): string {
  const version = execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' });
  const facts = JSON.stringify([root, version, process.getuid?.() ?? null]);
  const digest = createHash('sha256').update(facts).digest('hex').slice(0, 16);
  return join(tmpdir(), `takst-kept-postgres-${digest}`);
}

/** The file with the id of the process that has the folder. */
const ownerOf = (folder: string): string => join(folder, 'owner');

/** Others can make a folder or a link of this name where temporary files lie. */
function isOwn(folder: string): boolean {
  const facts = lstatSync(folder, { throwIfNoEntry: false });
  return Boolean(facts?.isDirectory()) && [process.getuid?.(), serverUser.uid].includes(facts?.uid);
}

/** Makes this process the owner of the folder; false where another one is, or where the folder is another user's. */
function claim(folder: string): boolean {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  if (!isOwn(folder)) return false;
  try {
    writeFileSync(ownerOf(folder), String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

/** A server whose owner was killed may run on, and may have lost what it had not written. */
function discardUnclean(folder: string, programs: PostgresPrograms): void {
  const owner = existsSync(ownerOf(folder)) ? Number(readFileSync(ownerOf(folder), 'utf8')) : null;
  if (owner === null || isRunning(owner)) return;
  const discarded = `${folder}-${process.pid}`;
  try {
    serverIn(folder, programs).stop('immediate');
  } catch {
    // It ended with its owner.
  }
  // One of several processes that find it succeeds.
  try {
    renameSync(folder, discarded);
  } catch {
    return;
  }
  rmSync(discarded, { recursive: true, force: true });
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
