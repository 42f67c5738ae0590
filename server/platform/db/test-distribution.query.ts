import { sql } from 'kysely';
import type { Database } from './database.ts';
import { jobsSchema } from './jobs-schema.ts';
import { tablesOf } from './tables.ts';

export type TableFacts = {
  readonly table: string;
  readonly columns: readonly string[];
  /** Unique constraints and indexes, and those that exclude, with their columns. */
  readonly uniques: readonly { readonly name: string; readonly columns: readonly string[] }[];
};

/** All tables but those of the job library, which lie on one machine as they are. */
export async function tableFacts(database: Database): Promise<TableFacts[]> {
  const { rows } = await sql<TableFacts>`
    select nspname || '.' || relname as "table",
           array(select attname::text from pg_attribute
                  where attrelid = owned.oid and attnum > 0 and not attisdropped) as columns,
           coalesce((
             select jsonb_agg(jsonb_build_object('name', named.relname, 'columns', array(
                      select attname from pg_attribute
                       where attrelid = owned.oid and attnum = any(indkey::int[]))) order by named.relname)
               from pg_index join pg_class named on named.oid = indexrelid
              where indrelid = owned.oid and (indisunique or indisexclusion)), '[]') as uniques
      from pg_class owned join pg_namespace on pg_namespace.oid = relnamespace
     where relkind in ('r', 'p') and not relispartition
       and nspname not in ('information_schema', ${jobsSchema}) and nspname !~ '^pg_'
     order by 1`.execute(tablesOf(database));
  return rows;
}
