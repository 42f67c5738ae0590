import type pg from 'pg';

const tables = ['holders.slot', 'holders.holder', 'subscribers.subscriber', 'tickets.ticket'];

type Definition = { drop: string; make: string };

/**
 * Loads tables without their indexes, foreign keys and exclusion constraint, and makes them again as
 * they were: row by row the exclusion constraint alone takes longer than everything else.
 */
export async function withoutIndexes(client: pg.ClientBase, load: () => Promise<void>) {
  const { rows } = await client.query<Definition>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
            format('alter table %s add constraint %I %s', conrelid::regclass, conname,
                   pg_get_constraintdef(oid)) as make
       from pg_constraint
      where conrelid = any($1::text[]::regclass[]) and contype in ('f', 'x')
     union all
     select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
       from pg_index
      where indrelid = any($1::text[]::regclass[])
        and not exists (select from pg_constraint where conindid = indexrelid)`,
    [tables],
  );
  for (const { drop } of rows) await client.query(drop);
  await load();
  for (const { make } of rows) await client.query(make);
}
