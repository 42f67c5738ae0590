import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** Whether one process of the database waits for a lock that another one holds. */
export async function isBlockedBy(
  database: Database,
  { waiting, holding }: { waiting: number; holding: number },
): Promise<boolean> {
  const { rows } = await sql<{ isBlocked: boolean }>`
    select ${holding}::int = any(pg_blocking_pids(${waiting}::int)) as "isBlocked"`.execute(
    tablesOf(database),
  );
  return rows[0]?.isBlocked ?? false;
}

/** Takes a constraint or a unique index away for good. */
export async function dropConstraint(database: Database, name: string): Promise<void> {
  const { rows } = await sql<{ command: string }>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as command
      from pg_constraint where conname = ${name}
     union all
    select format('drop index %s', indexrelid::regclass)
      from pg_index where indexrelid::regclass::text like ${`%.${name}`}
       and not exists (select from pg_constraint where conindid = indexrelid)`.execute(
    tablesOf(database),
  );
  const [found] = rows;
  if (!found) throw new Error(`there is no constraint ${name}`);
  await sql.raw(found.command).execute(tablesOf(database));
}
