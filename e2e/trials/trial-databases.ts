import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandOnServer, urlOfDatabase } from '@takst/server/testing/templates/server-template.ts';

export type TrialDatabase = { databaseUrl: string | null; dataDir: string } & AsyncDisposable;

/** An empty embedded database, removed after the trial. */
export async function createEmbeddedDatabase(): Promise<TrialDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'takst-trial-'));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  return { databaseUrl: null, dataDir, [Symbol.asyncDispose]: remove };
}

/** An empty database on a PostgreSQL server, dropped after the trial. */
export async function createServerDatabase(url: string): Promise<TrialDatabase> {
  const embedded = await createEmbeddedDatabase();
  const name = `takst_trial_${randomUUID().replaceAll('-', '')}`;
  await commandOnServer(url, `create database ${name}`);
  return {
    ...embedded,
    databaseUrl: urlOfDatabase(url, name),
    async [Symbol.asyncDispose]() {
      await embedded[Symbol.asyncDispose]();
      await commandOnServer(url, `drop database ${name} with (force)`);
    },
  };
}

/** Databases by name: always the embedded one, and PostgreSQL if available. */
export const trialDatabases = (
  url: string | undefined,
): [string, () => Promise<TrialDatabase>][] => [
  ['PGlite', createEmbeddedDatabase],
  ...(url
    ? [
        ['PostgreSQL', () => createServerDatabase(url)] satisfies [
          string,
          () => Promise<TrialDatabase>,
        ],
      ]
    : []),
];
