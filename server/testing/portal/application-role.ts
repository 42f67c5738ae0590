import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { openMigratedServer, type OpenDatabase } from '#platform/db/connection/open-database.ts';
import { grantToApplication } from '#platform/db/migrate/application-rights.store.ts';
import type { Tables } from '#platform/db/tables.generated.ts';
import { cacheOf } from '#platform/db/tables.ts';
import { commandOnServer, quiet } from '#testing/templates/server-template.ts';
import { testSecrets } from '#testing/test-secrets.ts';
import type { OnEnd } from '#testing/test-with.ts';

/** A role of a test that may connect and owns nothing; it goes with the test. */
export async function createRole(url: string, onEnd: OnEnd): Promise<string> {
  const role = `takst_app_${randomUUID().replaceAll('-', '')}`;
  await commandOnServer(url, `create role ${role} login`);
  onEnd(async () => {
    await commandOnServer(url, `drop owned by ${role}`).catch(() => undefined);
    await commandOnServer(url, `drop role ${role}`);
  });
  return role;
}

export const urlOfRole = (url: string, role: string): string =>
  Object.assign(new URL(url), { username: role }).href;

/** The role of the application in all copies of the portal's template, as an installation with two roles has one. */
const templateRole = 'takst_test_application';

/** Makes the role where the server lacks it, and gives it its rights in this database, which copies keep. */
export async function grantToTemplateRole(kysely: Kysely<Tables>): Promise<void> {
  await sql`
    do $$ begin
      if not exists (select from pg_roles where rolname = ${sql.lit(templateRole)}) then
        create role ${sql.id(templateRole)} login;
      end if;
    end $$`.execute(kysely);
  await grantToApplication(kysely, templateRole);
}

/** Opens a copy of the portal's template as the application: row-level security holds it, unlike the owner. */
export const openAsApplication = ({ database, jobs }: OpenDatabase): OpenDatabase =>
  openMigratedServer(urlOfRole(jobs.connectionString ?? '', templateRole), quiet, {
    ownsTables: false,
    secrets: testSecrets,
    // What a test changes as the owner, the portal knows at once.
    cache: cacheOf(database).cache,
  });
