import { execFileSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { freePort } from '@takst/server/testing/free-port.ts';
import { installedPostgres, packagedPostgres, type PostgresPrograms } from './postgres-programs.ts';

/** The server refuses to run as root; `nobody` is on every Unix. */
const nobody = 65_534;

/**
 * Nothing has to outlive the tests: no write is waited for, and none is kept for a crash or a replica. Templates are
 * analyzed, so that no background process has to, and no plan is worth compiling.
 */
const unsafe = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'checkpoint_timeout=1d',
  'autovacuum=off',
  'jit=off',
]
  .map((setting) => `-c ${setting}`)
  .join(' ');

/** A server of PostgreSQL in a folder of its own. */
export type FolderServer = {
  /** Fills the empty folder. */
  init(): void;
  /** Starts it on a free loopback port, and gives its address. */
  start(): Promise<string>;
  /** Does nothing to one that does not run. */
  stop(mode: 'fast' | 'immediate'): void;
};

/** The user and group that the server runs as; none where this process may run it itself. */
export const serverUser = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

/** The server in a folder that is there. */
export function serverIn(folder: string, { bin, packageFolder }: PostgresPrograms): FolderServer {
  const data = join(folder, 'data');
  const copied = join(folder, 'package');
  const isCopied = 'uid' in serverUser && packageFolder !== null;
  const programs = isCopied ? join(copied, relative(packageFolder, bin)) : bin;
  const run = (program: string, args: string[]): void => {
    execFileSync(join(programs, program), args, { cwd: folder, stdio: 'pipe', ...serverUser });
  };
  return {
    init() {
      if ('uid' in serverUser) chownSync(folder, nobody, nobody);
      // Others than root may not be able to read the folder that the project is in.
      if (isCopied) cpSync(packageFolder, copied, { recursive: true, verbatimSymlinks: true });
      // Not every system has the locale C.UTF-8; the packaged version brings its own.
      const locale = packageFolder
        ? ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
        : ['--locale=C.UTF-8'];
      run('initdb', ['-D', data, '-A', 'trust', '-U', 'takst', '-E', 'UTF8', ...locale]);
    },
    async start() {
      const port = await freePort();
      const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c max_connections=200 ${unsafe}`;
      run('pg_ctl', ['-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start']);
      return `postgres://takst@127.0.0.1:${port}/postgres`;
    },
    stop(mode) {
      if (existsSync(join(data, 'postmaster.pid')))
        run('pg_ctl', ['-D', data, '-m', mode, '-w', 'stop']);
    },
  };
}

/**
 * Starts PostgreSQL in a folder of its own on a free loopback port, until this process ends, and
 * gives its address; null where there is none for this platform. An installed one comes first.
 */
export async function startThrowawayPostgres(
  programs = installedPostgres() ?? packagedPostgres(),
): Promise<string | null> {
  if (!programs) return null;
  const folder = mkdtempSync(join(folderInMemory() ?? tmpdir(), 'takst-postgres-'));
  const server = serverIn(folder, programs);
  process.once('exit', () => {
    server.stop('immediate');
    rmSync(folder, { recursive: true, force: true });
  });
  server.init();
  return server.start();
}

/**
 * Linux has one, which small containers make too small: each test has a database of its own, of a thousand files, and
 * browsers draw there.
 */
export function folderInMemory(): string | null {
  const folder = '/dev/shm';
  if (!existsSync(folder)) return null;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= leastInMemory ? folder : null;
}

const leastInMemory = 3 * 1024 ** 3;

/** The address of the server that is named, or of one that is started; nothing where there is none. */
export async function databaseForTests(
  start = (): Promise<string | null> => startThrowawayPostgres(),
): Promise<{ TEST_DATABASE_URL?: string }> {
  if (process.env['TEST_DATABASE_URL']) return {};
  const url = await start();
  return url === null ? {} : { TEST_DATABASE_URL: url };
}
