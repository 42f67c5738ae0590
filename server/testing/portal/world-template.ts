import '#testing/operators-in-tests.ts';
import { sql } from 'kysely';
import { loadReferenceData } from '#app/reference-data/load-reference-data.ts';
import type { OpenDatabase } from '#platform/db/connection/open-database.ts';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { worldTemplateName } from '#testing/templates/portal-template-name.ts';
import { databaseNameOf } from '#testing/templates/server-template.ts';
import { migratedTemplate, type Template } from '#testing/templates/template.ts';
import { migrations } from '#testing/test-database.ts';
import { markedWorld } from './marked-world.ts';
import { placeWorld, type World } from './world.store.ts';

/** Puts the reference data and the marked world into an empty database. */
export async function placeMarkedWorld({ database }: OpenDatabase): Promise<World> {
  await loadReferenceData(database);
  return placeWorld(database, markedWorld());
}

/** A database with the marked world, on which no portal has run. */
export const worldTemplate = async (): Promise<Template> => ({
  name: worldTemplateName(),
  from: migratedTemplate(await migrations()),
  fill: async (open) => rememberWorld(open.database, await placeMarkedWorld(open)),
});

/** Writes the ids and tokens of the world into the comment of the database, so that they cannot part from it. */
export async function rememberWorld(database: Database, world: World): Promise<void> {
  const kysely = tablesOf(database);
  const { rows } = await sql<{ comment: string }>`
    select format('comment on database %I is %L', current_database(), ${JSON.stringify(world)}::text) as comment`.execute(
    kysely,
  );
  for (const { comment } of rows) await sql.raw(comment).execute(kysely);
}

/** The world of a copy: a server keeps the comment at the database that was copied. */
export async function worldOf(database: Database, template: Template): Promise<World> {
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
