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

/** Another process has the embedded database open; two processes would destroy it. */
export class DataFolderInUse extends Error {
  override name = 'DataFolderInUse';
}

/** `place` is the machine or container to which the process id belongs. */
type Holder = { pid: number; started: string | null; place: string };

const heartbeatMs = 2_000;
const heartbeatTimeoutMs = 10_000;
/** Longer than a process takes from finding a dead holder to writing its own lock. */
const takeoverPauseMs = 100;

/**
 * Locks the folder for this process and returns a function that unlocks it. The lock of a dead process is
 * taken over. In a container a new process may get the same pid, so the start time is compared too. A
 * holder in another container cannot be inspected; it touches the file while it lives.
 */
export async function lockDataFolder(folder: string): Promise<() => void> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'lock.json');
  const ownHolder = JSON.stringify({
    pid: process.pid,
    started: startOf(process.pid),
    place: placeOf(),
  });
  const inUse = () => {
    const holder = readHolder(file);
    const who = holder ? `process ${holder.pid} on ${holder.place}` : 'another process';
    return new DataFolderInUse(
      `The database in ${folder} is in use by ${who}. Stop that process, choose another DATA_DIR, ` +
        `or use PostgreSQL by DATABASE_URL. (If no such process runs, remove ${file}.)`,
    );
  };
  if (!write(file, ownHolder)) {
    if (isHeld(file)) throw inUse();
    rmSync(file, { force: true });
    if (!write(file, ownHolder)) throw inUse();
    // Two processes may have found the same dead holder; the last to write wins.
    await pause(takeoverPauseMs);
    if (readFileSync(file, 'utf8') !== ownHolder) throw inUse();
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
  return Date.now() - statSync(file).mtimeMs < heartbeatTimeoutMs;
}

function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return startOf(pid) === started;
}

/** When a process started, in the kernel's ticks; null on other systems. */
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
