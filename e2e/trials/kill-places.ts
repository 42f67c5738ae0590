import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandOnServer, urlOfDatabase } from '@takst/server/testing/server-template.ts';

export type Place = { databaseUrl: string | null; dataDir: string } & AsyncDisposable;

/** An empty embedded database, removed after the trial. */
export async function embeddedPlace(): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'takst-trial-'));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  return { databaseUrl: null, dataDir, [Symbol.asyncDispose]: remove };
}

/** An empty database on a PostgreSQL server, dropped after the trial. */
export async function serverPlace(url: string): Promise<Place> {
  const embedded = await embeddedPlace();
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
export const placesOn = (url: string | undefined): [string, () => Promise<Place>][] => [
  ['PGlite', embeddedPlace],
  ...(url ? [['PostgreSQL', () => serverPlace(url)] satisfies [string, () => Promise<Place>]] : []),
];
