import { sql } from 'kysely';
import { connectPostgres } from '#platform/db/connection/postgres.ts';

export type DatabaseState = {
  /** As `150014`. */
  readonly version: number;
  /** As `15.14`. */
  readonly versionText: string;
  readonly role: string;
  readonly database: string;
  readonly encoding: string;
  readonly isReadOnly: boolean;
  readonly isEncrypted: boolean;
  readonly mayCreateSchemas: boolean;
  /** In `public`, where the list of migrations is. */
  readonly mayCreateTables: boolean;
  /** Who owns the tables where there are any and the role does not own them. */
  readonly otherOwner: string | null;
  /** True where there is no list of migrations. */
  readonly mayReadMigrations: boolean;
  readonly missingExtensions: readonly string[];
  /** Name and digest of the migrations that have run. */
  readonly ran: readonly { readonly name: string; readonly digest: string }[];
};

/** A check is one person at a terminal: it waits a little, and not for long. */
export const checkTimeouts = {
  size: 1,
  connectMs: 5_000,
  queueMs: 6_000,
  statementMs: 10_000,
  idleInTransactionMs: 20_000,
};

/** Needed by the first migration; each comes with PostgreSQL, in a package of its own on some systems. */
const extensions = ['btree_gist', 'btree_gin', 'pg_trgm'];

/** Looks at a database and changes nothing. */
export async function loadDatabaseState(url: string, isPooled = false): Promise<DatabaseState> {
  const settings = { ...checkTimeouts, isPooled };
  const kysely = connectPostgres(url, { onIdleError: () => undefined }, settings);
  try {
    const { rows } = await sql<Omit<DatabaseState, 'ran'>>`
      select current_setting('server_version_num')::int as version,
             current_setting('server_version') as "versionText",
             current_user::text as role,
             current_database()::text as database,
             pg_encoding_to_char(encoding)::text as encoding,
             pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as "isReadOnly",
             coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false) as "isEncrypted",
             has_database_privilege(current_database(), 'CREATE') as "mayCreateSchemas",
             coalesce((select has_schema_privilege(oid, 'CREATE') from pg_namespace
                        where nspname = 'public'), false) as "mayCreateTables",
             (select pg_get_userbyid(relowner)::text from pg_class
               where oid = to_regclass('public.migration')
                 and not pg_has_role(relowner, 'USAGE')) as "otherOwner",
             coalesce(has_table_privilege(to_regclass('public.migration'), 'SELECT'), true)
               as "mayReadMigrations",
             array(select name from unnest(${extensions}::text[]) as name
                    where name not in (select available.name from pg_available_extensions available)
                  ) as "missingExtensions"
        from pg_database where datname = current_database()`.execute(kysely);
    const [state] = rows;
    if (!state) throw new Error('the database does not know itself');
    const isMigrated = await sql<{ isThere: boolean }>`
      select to_regclass('public.migration') is not null as "isThere"`.execute(kysely);
    const ran =
      isMigrated.rows[0]?.isThere && state.mayReadMigrations
        ? await sql<{ name: string; digest: string }>`
            select name, digest from public.migration order by name`.execute(kysely)
        : { rows: [] };
    return { ...state, ran: ran.rows };
  } finally {
    await kysely.destroy();
  }
}
