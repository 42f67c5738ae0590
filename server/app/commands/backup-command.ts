import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { once } from 'node:events';

type Place = { readonly databaseUrl: string | null; readonly ownerUrl?: string | undefined };

/** What a command is called with, and the database by the role that owns its tables. */
export function fileAndDatabase(
  command: 'backup' | 'restore',
  [file, ...more]: readonly string[],
  { databaseUrl, ownerUrl }: Place,
): Omit<Source, 'say'> {
  if (file === undefined || more.length > 0) throw new BackupFailed(`npm run ${command} -- <file>`);
  const url = ownerUrl ?? databaseUrl;
  if (url === null) {
    throw new BackupFailed(
      'DATABASE_URL: is missing. The embedded database for trying is a folder, to be copied while nothing runs.',
    );
  }
  return { url, file };
}

/** What keeps a backup from being made or put back, in words that need no stack. */
export class BackupFailed extends Error {
  override name = 'BackupFailed';
}

type Source = {
  /** The role that owns the tables. */
  readonly url: string;
  readonly file: string;
  readonly say: (line: string) => void;
};

/** By which a database of the portal is known. */
const neededTables = ['public migration', 'changes change', 'changes seal'];

/**
 * Writes the whole database as of one moment, reads the file to its end, and gives it its name only then: a file with
 * that name is a backup.
 */
export async function runBackupCommand({ url, file, say }: Source): Promise<void> {
  if (existsSync(file)) throw new BackupFailed(`${file} is there already: name a new file.`);
  const unfinished = `${file}.unfinished`;
  try {
    const format = ['--format=custom', '--no-owner', '--no-privileges'];
    await run(
      'pg_dump',
      [...format, `--dbname=${withoutPassword(url)}`, `--file=${unfinished}`],
      url,
    );
    const list = await run('pg_restore', ['--list', unfinished]);
    for (const table of neededTables) {
      if (!new RegExp(` TABLE DATA ${table} `).test(list))
        throw new BackupFailed(
          `The backup has no table ${table}: is this the database of the portal?`,
        );
    }
    // The list stands at the beginning: a file that was cut off has it too.
    await run('pg_restore', ['--file=/dev/null', unfinished]);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  const { size } = await stat(file);
  say(`${file} is a backup of ${Math.ceil(size / 1_024)} kB, read to its end.`);
  say(
    'The key TAKST_KEY is not in it: keep a copy of it elsewhere. Without it the secrets are lost.',
  );
}

/** Puts a backup into an empty database, all of it or nothing. */
export async function runRestoreCommand({ url, file, say }: Source): Promise<void> {
  if (!existsSync(file)) throw new BackupFailed(`${file} is not there.`);
  const all = ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error'];
  await run('pg_restore', [...all, `--dbname=${withoutPassword(url)}`, file], url).catch(
    (error: unknown) => {
      const isTaken = error instanceof BackupFailed && /already exists/.test(error.message);
      throw isTaken
        ? new BackupFailed('The database has tables already: a backup is put into an empty one.')
        : error;
    },
  );
  say(`${file} was put back.`);
}

/** A password in an argument would be seen by everybody on the machine. */
function withoutPassword(url: string): string {
  const address = new URL(url);
  address.password = '';
  return address.href;
}

/** Runs a program of PostgreSQL; it gets the password where nobody else sees it. */
async function run(program: string, args: readonly string[], url?: string): Promise<string> {
  const password = url === undefined ? '' : decodeURIComponent(new URL(url).password);
  const child = spawn(program, args, {
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const texts = { out: '', fault: '' };
  child.stdout.on('data', (chunk: Buffer) => (texts.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (texts.fault += chunk.toString()));
  const [code] = await once(child, 'close').catch((error: unknown) => {
    throw isMissing(error)
      ? new BackupFailed(
          `${program} is not installed: it comes with PostgreSQL (postgresql-client).`,
        )
      : error;
  });
  if (code !== 0) throw new BackupFailed(`${program} has failed:\n${texts.fault.trim()}`);
  return texts.out;
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
