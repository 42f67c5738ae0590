import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { commandOnServer } from '@takst/server/testing/templates/server-template.ts';
import { installedPostgres } from '../../tools/postgres-programs.ts';
import { folderOfNobody, runAsNobody } from './as-nobody.ts';

/** As an installation has them, save that a lost machine need not be survived: nothing waits for the disk. */
const settings = [
  'fsync=off',
  'wal_level=replica',
  'max_wal_senders=5',
  'hot_standby=on',
  'max_connections=300',
  'checkpoint_timeout=30s',
  'wal_retrieve_retry_interval=1s',
  'listen_addresses=127.0.0.1',
];

/** A PostgreSQL in a folder of its own, on a port that stays the same. */
export class ServerProcess {
  readonly port: number;
  readonly #bin: string;
  readonly #folder: string;

  constructor(port: number, bin: string) {
    this.port = port;
    this.#bin = bin;
    this.#folder = folderOfNobody(`server-${port}`);
  }

  get url(): string {
    return `postgres://takst@127.0.0.1:${this.port}/postgres`;
  }

  #run(program: string, args: readonly string[]): Promise<void> {
    return runAsNobody(join(this.#bin, program), args, this.#folder);
  }

  get #data(): string {
    return join(this.#folder, 'data');
  }

  create(): Promise<void> {
    const options = ['-A', 'trust', '-U', 'takst', '-E', 'UTF8', '--locale=C.UTF-8'];
    return this.#run('initdb', ['-D', this.#data, ...options]);
  }

  /**
   * Copies the primary and follows it, under a name by which it can wait for this one. A slot keeps what this one lacks: the
   * primary that is killed every few seconds would remove it before it was sent.
   */
  createFrom(primary: ServerProcess): Promise<void> {
    const source = `host=127.0.0.1 port=${primary.port} user=takst application_name=standby`;
    return this.#run('pg_basebackup', [
      '-D',
      this.#data,
      '-d',
      source,
      '-R',
      '-C',
      '-S',
      'standby',
      '-X',
      'stream',
      '-c',
      'fast',
    ]);
  }

  start(): Promise<void> {
    const own = [`port=${this.port}`, `unix_socket_directories=${this.#folder}`];
    const options = [...settings, ...own].map((setting) => `-c ${setting}`).join(' ');
    const log = join(this.#folder, 'log');
    return this.#run('pg_ctl', [
      '-D',
      this.#data,
      '-o',
      options,
      '-l',
      log,
      '-w',
      '-t',
      '120',
      'start',
    ]);
  }

  /** Nothing is finished: the next start recovers, as after a crash. */
  kill(): Promise<void> {
    return this.#run('pg_ctl', ['-D', this.#data, '-m', 'immediate', '-w', '-t', '120', 'stop']);
  }

  command(statement: string): Promise<void> {
    return commandOnServer(this.url, statement);
  }

  async remove(): Promise<void> {
    // One that does not run cannot be stopped.
    await this.kill().catch(() => undefined);
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Two servers, of which the first is to be created, and the second to be made from it. */
export function databasePair(ports: readonly [number, number]) {
  const programs = installedPostgres();
  if (!programs) throw new Error('The trial needs PostgreSQL (Debian: postgresql).');
  const [primary, standby] = ports.map((port) => new ServerProcess(port, programs.bin));
  if (!primary || !standby) throw new Error('two ports are needed');
  return { primary, standby };
}
