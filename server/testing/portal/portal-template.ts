import '#testing/operators-in-tests.ts';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { OpenDatabase } from '#platform/db/connection/open-database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { loadReferenceData } from '#app/reference-data/load-reference-data.ts';
import {
  migrations,
  openCopy,
  openTestDatabase,
  type TestDatabase,
} from '#testing/test-database.ts';
import { databaseNameOf } from '#testing/templates/server-template.ts';
import { portalTemplateName } from '#testing/templates/portal-template-name.ts';
import { migratedTemplate, type Template } from '#testing/templates/template.ts';
import { grantToTemplateRole, openAsApplication } from './application-role.ts';
import { markedWorld } from './marked-world.ts';
import { testPortal } from './test-portal.ts';
import { placeWorld, type World } from './world.store.ts';

/** A database with the marked world in it. */
export type PortalDatabase = TestDatabase & {
  world: World;
  /** The same as the application's role has it, where there are two. The test reads and prepares as the owner. */
  asApplication?: OpenDatabase | undefined;
};

/** A database of a test's own from which a portal starts at once: its data, keys and job tables are there. */
export async function openPortalDatabase(): Promise<PortalDatabase> {
  const template = await portalTemplate();
  const copy = await openCopy(template);
  const world = await worldOf(copy.database, template);
  if (copy.kind === 'pglite') return { ...copy, world };
  const asApplication = openAsApplication(copy);
  const drop = async () => {
    await asApplication.close();
    await copy.drop();
  };
  return { ...copy, world, asApplication, drop };
}

/** As a portal finds it that was just installed: reference data, and no companies or users. */
export async function openEmptyDatabase(): Promise<PortalDatabase> {
  const test = await openTestDatabase();
  await loadReferenceData(test.database);
  return { ...test, world: { companies: [], users: [] } };
}

/** Puts the reference data and the marked world into an empty database. */
export async function placeMarkedWorld({ database }: OpenDatabase): Promise<World> {
  await loadReferenceData(database);
  return placeWorld(database, markedWorld());
}

let read: Promise<Template> | undefined;
const portalTemplate = (): Promise<Template> => (read ??= readTemplate());

const readTemplate = async (): Promise<Template> => ({
  name: portalTemplateName(),
  from: migratedTemplate(await migrations()),
  fill: async (open) => {
    const world = await placeMarkedWorld(open);
    const portal = await testPortal({ ...open, world });
    await portal.stop();
    if (open.kind === 'postgres') await grantToTemplateRole(tablesOf(open.database));
    await rememberWorld(open.database, world);
  },
});

async function rememberWorld(database: Database, world: World): Promise<void> {
  const kysely = tablesOf(database);
  const { rows } = await sql<{ comment: string }>`
    select format('comment on database %I is %L', current_database(), ${JSON.stringify(world)}::text) as comment`.execute(
    kysely,
  );
  for (const { comment } of rows) await sql.raw(comment).execute(kysely);
}

async function worldOf(database: Database, template: Template): Promise<World> {
  const { rows } = await sql<{ world: string }>`
    select shobj_description(oid, 'pg_database') as world
      from pg_database
     where datname in (current_database(), ${databaseNameOf(template)})
     order by shobj_description(oid, 'pg_database') is null
     limit 1`.execute(tablesOf(database));
  return JSON.parse(rows[0]?.world ?? '', (key, value: unknown) =>
    key === 'endDate' && typeof value === 'string' ? Temporal.PlainDate.from(value) : value,
  ) as World;
}
