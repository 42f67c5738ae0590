import {
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Somebody else has the embedded database open; two processes on one folder destroy it. */
export class DataFolderInUse extends Error {
  override name = 'DataFolderInUse';
}

/** `place` is the machine or container that the process number counts in. */
type Holder = { pid: number; started: string | null; place: string };

const heartbeatMs = 2_000;
const silentForMs = 10_000;
/** Longer than anybody takes from finding a dead holder to writing down a new one. */
const settleMs = 100;

/**
 * Takes the folder for this process; gives a function that lets it go. A lock whose process is
 * gone is taken over. In a container a new process may have the old one's number: the moment at
 * which that process started tells the two apart. A holder in another container cannot be looked
 * at: it touches the file while it lives.
 */
export async function lockDataFolder(folder: string): Promise<() => void> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'lock.json');
  const own = JSON.stringify({ pid: process.pid, started: startOf(process.pid), place: placeOf() });
  const inUse = () => {
    const holder = readHolder(file);
    const who = holder ? `process ${holder.pid} on ${holder.place}` : 'another process';
    return new DataFolderInUse(
      `The database in ${folder} is in use by ${who}. Stop that process, choose another DATA_DIR, ` +
        `or use PostgreSQL by DATABASE_URL. (If no such process runs, remove ${file}.)`,
    );
  };
  if (!write(file, own)) {
    if (isHeld(file)) throw inUse();
    rmSync(file, { force: true });
    if (!write(file, own)) throw inUse();
    // Two may have found the same dead holder; the one that wrote last has it.
    await pause(settleMs);
    if (readFileSync(file, 'utf8') !== own) throw inUse();
  }
  const heartbeat = setInterval(() => touch(file), heartbeatMs).unref();
  return () => {
    clearInterval(heartbeat);
    rmSync(file, { force: true });
  };
}

function write(file: string, own: string): boolean {
  try {
    writeFileSync(file, own, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readHolder(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

function isHeld(file: string): boolean {
  const holder = readHolder(file);
  if (holder && holder.place === placeOf()) return isAlive(holder);
  return Date.now() - statSync(file).mtimeMs < silentForMs;
}

function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return startOf(pid) === started;
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

function placeOf(): string {
  try {
    return `${hostname()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

function touch(file: string): void {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {
    // The folder was removed under a running process; there is nothing left to guard.
  }
}
