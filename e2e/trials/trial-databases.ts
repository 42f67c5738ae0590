import '@takst/server/testing/operators-in-tests.ts';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedDemoWorld } from '../../database/demo/seed-demo-world.ts';
import { hashPassword } from '@takst/server/platform/stand-ins/identity-provider/identity-provider.public.ts';
import { clockFrom } from '@takst/server/platform/time/clock.ts';
import { migrations } from '@takst/server/testing/test-database.ts';
import { digestOfTexts } from '@takst/server/testing/templates/digest-of-texts.ts';
import { portalTemplateName } from '@takst/server/testing/templates/portal-template-name.ts';
import {
  commandOnServer,
  serverTemplate,
  urlOfDatabase,
} from '@takst/server/testing/templates/server-template.ts';
import { migratedTemplate, type Template } from '@takst/server/testing/templates/template.ts';

export type TrialDatabase = { databaseUrl: string | null; dataDir: string } & AsyncDisposable;

/** What a portal process gets to use a database. */
export const settingsOf = ({
  dataDir,
  databaseUrl,
}: Pick<TrialDatabase, 'dataDir' | 'databaseUrl'>) => ({
  dataDir,
  env: databaseUrl === null ? {} : { DATABASE_URL: databaseUrl },
});

/** An empty embedded database, removed after the trial. */
export async function createEmbeddedDatabase(): Promise<TrialDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'takst-trial-'));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  return { databaseUrl: null, dataDir, [Symbol.asyncDispose]: remove };
}

/** An empty database on a PostgreSQL server, dropped after the trial. */
export const createServerDatabase = (url: string): Promise<TrialDatabase> =>
  copyOnServer(url, 'template1');

/** A database with the demo world of today on a PostgreSQL server, dropped after the trial. */
export const createDemoDatabase = async (url: string): Promise<TrialDatabase> =>
  copyOnServer(url, await serverTemplate(url, await demoTemplate()));

/** To fill the demo world takes half a minute: the first test of a run does it for all of them. */
async function demoTemplate(): Promise<Template> {
  const clock = clockFrom(null);
  return {
    name: `demo_${digestOfTexts([portalTemplateName(), clock.today().toString()])}`,
    from: migratedTemplate(await migrations()),
    fill: ({ database }) => seedDemoWorld({ database, clock, hashPassword }),
  };
}

async function copyOnServer(url: string, from: string): Promise<TrialDatabase> {
  const embedded = await createEmbeddedDatabase();
  const name = `takst_trial_${randomUUID().replaceAll('-', '')}`;
  await commandOnServer(url, `create database ${name} template ${from} strategy file_copy`);
  return {
    ...embedded,
    databaseUrl: urlOfDatabase(url, name),
    async [Symbol.asyncDispose]() {
      await embedded[Symbol.asyncDispose]();
      await commandOnServer(url, `drop database ${name} with (force)`);
    },
  };
}

/** Databases by name: always the embedded one, which is empty, and PostgreSQL with the demo world if available. */
export const trialDatabases = (
  url: string | undefined,
): [string, () => Promise<TrialDatabase>][] => [
  ['PGlite', createEmbeddedDatabase],
  ...(url
    ? [
        ['PostgreSQL', () => createDemoDatabase(url)] satisfies [
          string,
          () => Promise<TrialDatabase>,
        ],
      ]
    : []),
];
