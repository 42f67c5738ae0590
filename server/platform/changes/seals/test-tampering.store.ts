import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

const statements = {
  'alters a change': `update changes.change set kind = 'cancel-ticket' where id = $id`,
  'takes a change out': 'delete from changes.change where id = $id',
  'takes a seal out': 'delete from changes.seal where change_id = $id',
  'takes a change out with its seal':
    'delete from changes.seal where change_id = $id; delete from changes.change where id = $id',
  'alters personal values': `update changes.about set after = '{"note": "other"}' where change_id = $id`,
  'alters nothing': 'select $id',
} as const;

export type Tampering = keyof typeof statements;

/** Does what the application's rights and triggers refuse: as the owner of the tables can. */
export const tamper = (database: Database, name: Tampering, changeId: number): Promise<void> =>
  database.transaction(async (tx) => {
    const tables = tablesOf(tx);
    await sql`alter table changes.change disable trigger user`.execute(tables);
    await sql`alter table changes.seal disable trigger user`.execute(tables);
    await sql`alter table changes.about disable trigger user`.execute(tables);
    for (const statement of statements[name].split(';')) {
      await sql.raw(statement.replaceAll('$id', String(changeId))).execute(tables);
    }
    await sql`alter table changes.change enable trigger user`.execute(tables);
    await sql`alter table changes.seal enable trigger user`.execute(tables);
    await sql`alter table changes.about enable trigger user`.execute(tables);
  });

/** Makes all seals older than they are, as if the time had passed. */
export const ageSeals = (database: Database): Promise<void> =>
  database.transaction(async (tx) => {
    const tables = tablesOf(tx);
    await sql`alter table changes.seal disable trigger user`.execute(tables);
    await sql`update changes.seal set sealed_at = sealed_at - interval '2 hours'`.execute(tables);
    await sql`alter table changes.seal enable trigger user`.execute(tables);
  });

/** The seals, chain by chain. */
export const seals = (database: Database) =>
  tablesOf(database)
    .selectFrom('changes.seal')
    .select(['tenant', 'company_id', 'position', 'change_id'])
    .orderBy('tenant')
    .orderBy('company_id')
    .orderBy('position')
    .execute();

export const idsOfChanges = async (database: Database): Promise<number[]> => {
  const rows = await tablesOf(database)
    .selectFrom('changes.change')
    .select('id')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};
