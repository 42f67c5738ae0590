import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.generated.ts';
import { lockMigrations } from './migration-lock.store.ts';

export type Role = { readonly name: string; readonly isSuperuser: boolean };

/** The role of a connection. */
export async function currentRole(kysely: Kysely<Tables>): Promise<Role> {
  const { rows } = await sql<Role>`
    select rolname as name, rolsuper as "isSuperuser" from pg_roles where rolname = current_user`.execute(
    kysely,
  );
  const [role] = rows;
  if (!role) throw new Error('the connection has no role');
  return role;
}

/** Whether the role of this connection may alter the tables: it owns them, or nothing is there yet. */
export async function mayMigrate(kysely: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ isOwner: boolean }>`
    select pg_has_role(current_user, relowner, 'usage') as "isOwner"
      from pg_class where oid = to_regclass('public.migration')`.execute(kysely);
  return rows[0]?.isOwner ?? true;
}

type Rights = { readonly table: string; readonly rights: readonly string[] };

/**
 * What the owner itself may do with the rows of its tables, as the migrations have left it, by table; of a column as
 * `update (column)`. Issued invoices and closed months are altered by nobody. Views are for reading: what is written
 * goes by the policies of the tables.
 */
async function rightsOfOwner(tx: Kysely<Tables>): Promise<Rights[]> {
  const { rows } = await sql<Rights>`
    select owned.oid::regclass::text as "table",
           array_remove(array_cat(
             array(select lower(entry.privilege_type)
                     from aclexplode(coalesce(owned.relacl, acldefault('r', owned.relowner))) as entry
                    where entry.grantee = owned.relowner
                      and entry.privilege_type in ('SELECT', 'INSERT', 'UPDATE', 'DELETE')
                      and (owned.relkind <> 'v' or entry.privilege_type = 'SELECT')),
             array(select format('update (%I)', attname)
                     from pg_attribute, aclexplode(attacl) as entry
                    where attrelid = owned.oid and entry.grantee = owned.relowner
                      and entry.privilege_type = 'UPDATE')), null) as rights
      from pg_class as owned join pg_namespace on pg_namespace.oid = owned.relnamespace
     where owned.relkind in ('r', 'p', 'v') and nspname <> 'public' and nspname !~ '^pg_'
       and pg_has_role(current_user, owned.relowner, 'usage')
     order by owned.oid`.execute(tx);
  return rows;
}

/**
 * Gives the role of the application what it needs in the schemas of this connection's role, and no more: it makes no
 * tables, does with their rows what their owner may do, and with those of the record of changes less: it adds and
 * reads them. Rights that it had before and does not need go.
 */
export async function grantToApplication(kysely: Kysely<Tables>, role: string): Promise<void> {
  const application = sql.id(role);
  await kysely.transaction().execute(async (tx) => {
    await lockMigrations(tx);
    const { rows } = await sql<{ schema: string }>`
      select nspname as schema from pg_namespace
       where nspname <> 'public' and nspname !~ '^pg_' and pg_has_role(current_user, nspowner, 'usage')
         and nspname <> 'information_schema'`.execute(tx);
    for (const schema of rows.map((row) => sql.id(row.schema))) {
      await sql`revoke all on schema ${schema} from ${application}`.execute(tx);
      await sql`grant usage on schema ${schema} to ${application}`.execute(tx);
      await sql`revoke all on all tables in schema ${schema} from ${application}`.execute(tx);
      await sql`grant usage, select on all sequences in schema ${schema} to ${application}`.execute(
        tx,
      );
    }
    for (const { table, rights } of await rightsOfOwner(tx)) {
      const rightList = sql.join(rights.map((right) => sql.raw(right)));
      await sql`grant ${rightList} on ${sql.raw(table)} to ${application}`.execute(tx);
    }
    await sql`revoke update, delete on changes.change, changes.seal from ${application}`.execute(
      tx,
    );
    await sql`revoke update on changes.about from ${application}`.execute(tx);
    await sql`revoke all on public.migration from ${application}`.execute(tx);
    await sql`grant select on public.migration to ${application}`.execute(tx);
  });
}
