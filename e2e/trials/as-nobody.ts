import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
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

/** Others, such as proxies in this process, go on meanwhile. Throws unless it ends well. */
export async function runAsNobody(
  program: string,
  args: readonly string[],
  folder: string,
): Promise<void> {
  // A server that it starts would hold a pipe open.
  const child = spawn(program, args, { cwd: folder, stdio: 'ignore', ...user });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${program} ended with ${code}`);
}

export const startAsNobody = (program: string, args: readonly string[]): ChildProcess =>
  spawn(program, args, { stdio: 'ignore', cwd: '/', ...user });
