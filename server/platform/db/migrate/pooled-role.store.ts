import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.generated.ts';
import { lockMigrations } from './migration-lock.store.ts';

/** As a session without a pooler asks for them when it begins (`connection/postgres.ts`). */
const settings = ['TimeZone=UTC', 'DateStyle=ISO, MDY', 'jit=off'] as const;

/**
 * A pooler lends a session to many, so none of them can be set up by who uses it: the role begins each with these in
 * this database. Sessions that a pooler has opened before keep what they had.
 */
export const setUpPooledRole = (kysely: Kysely<Tables>): Promise<void> =>
  kysely.transaction().execute(async (tx) => {
    await lockMigrations(tx);
    await setUpRole(tx);
  });

async function setUpRole(tx: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ database: string; own: readonly string[] }>`
    select current_database()::text as database,
           coalesce((select setconfig from pg_db_role_setting
                      where setdatabase = (select oid from pg_database where datname = current_database())
                        and setrole = (select oid from pg_roles where rolname = current_user)),
                    '{}') as own`.execute(tx);
  const [{ database, own } = { database: '', own: [] }] = rows;
  for (const setting of settings) {
    if (own.includes(setting)) continue;
    const [name = '', value = ''] = setting.split('=');
    await sql`alter role current_user in database ${sql.id(database)} set ${sql.raw(name)} to ${sql.lit(value)}`.execute(
      tx,
    );
  }
}
