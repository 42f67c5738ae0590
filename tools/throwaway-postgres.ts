import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const debianFolder = '/usr/lib/postgresql';

/** The folder of an installed server's programs, or null. */
function findPrograms(): string | null {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).sort().reverse() : [];
  const folders = versions.map((version) => join(debianFolder, version, 'bin'));
  const onPath = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim();
  return (
    [...folders, onPath].find((folder) => folder && existsSync(join(folder, 'initdb'))) ?? null
  );
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

/**
 * Starts an installed PostgreSQL in a folder of its own on a free loopback port, until this process
 * ends, and gives its address; null when none is installed. The server refuses to run as root, so
 * root runs it as the user `postgres`.
 */
export async function startThrowawayPostgres(): Promise<string | null> {
  const programs = findPrograms();
  if (!programs) return null;
  const isRoot = process.getuid?.() === 0;
  const folder = mkdtempSync(join(tmpdir(), 'takst-postgres-'));
  const run = (program: string, args: string[]): void => {
    const command = join(programs, program);
    const options = { cwd: folder, stdio: 'pipe' } as const;
    if (isRoot) execFileSync('runuser', ['-u', 'postgres', '--', command, ...args], options);
    else execFileSync(command, args, options);
  };
  const data = join(folder, 'data');
  process.once('exit', () => {
    if (existsSync(join(data, 'postmaster.pid'))) {
      run('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']);
    }
    rmSync(folder, { recursive: true, force: true });
  });
  if (isRoot) {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    chownSync(folder, id('-u'), id('-g'));
  }
  const port = await freePort();
  run('initdb', ['-D', data, '-A', 'trust', '-U', 'takst', '-E', 'UTF8', '--locale=C.UTF-8']);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c max_connections=200 -c fsync=off`;
  run('pg_ctl', ['-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start']);
  return `postgres://takst@127.0.0.1:${port}/postgres`;
}
