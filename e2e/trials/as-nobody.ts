import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** PostgreSQL and PgBouncer refuse to run as root; `nobody` is on every Unix. */
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;
const user = isRoot ? { uid: nobody, gid: nobody } : {};

/** A folder that these programs may write. */
export function folderOfNobody(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `takst-${name}-`));
  if (isRoot) chownSync(folder, nobody, nobody);
  return folder;
}

export const runAsNobody = (program: string, args: readonly string[], folder: string): void =>
  void execFileSync(program, args, { cwd: folder, stdio: 'pipe', ...user });

export const startAsNobody = (program: string, args: readonly string[]): ChildProcess =>
  spawn(program, args, { stdio: 'ignore', cwd: '/', ...user });
