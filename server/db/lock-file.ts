import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Somebody else has the embedded database open; two processes on one folder destroy it. */
export class DataFolderInUse extends Error {
  override name = 'DataFolderInUse';
}

type Holder = { pid: number; started: string };

/**
 * Takes the folder for this process; gives a function that lets it go. A lock whose process is
 * gone is taken over. In a container a new process may have the old one's number: the moment at
 * which that process started tells the two apart.
 */
export function lockDataFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'lock.json');
  const own: Holder = { pid: process.pid, started: startOf(process.pid) ?? '' };
  for (const attempt of ['first', 'after a dead holder'] as const) {
    try {
      writeFileSync(file, JSON.stringify(own), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const holder = readHolder(file);
      if (attempt === 'after a dead holder' || (holder && isAlive(holder))) {
        throw new DataFolderInUse(
          `The database in ${folder} is in use by process ${holder?.pid ?? '(unknown)'}. ` +
            'Stop that process, choose another DATA_DIR, or use PostgreSQL by DATABASE_URL.',
        );
      }
      rmSync(file, { force: true });
    }
  }
  throw new DataFolderInUse(`The database in ${folder} cannot be locked.`);
}

function readHolder(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

function isAlive({ pid, started }: Holder): boolean {
  if (pid === process.pid && started === startOf(pid)) return true;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  const now = startOf(pid);
  return now === null || now === started;
}

/** When a process started, as the kernel counts it; null where the system does not tell. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
