import { sql } from 'kysely';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** What leads to a person: their row, what only they may hold, and what was issued to them. */
const namesPeople = [
  'holders.holder',
  'holders.slot',
  'subscribers.subscriber',
  'subscriptions.subscription',
  'tickets.ticket',
];

/** Whose every column says something about a person, beside its keys. */
const ofPeople = ['holders.holder', 'subscribers.subscriber'];

/** What columns with something about a person are called, alone or behind another word. */
const personalNames =
  '(holder|subscriber|subject|person|ticket|entry|recipient)_id|(holder|person|medium)_slot|note|comment|reason|employee_(id|key)|(first|last|card)_name|phone|email|birth_date|class_name';

/** The columns of all tables that point at a person or a ticket, or by their name hold something about one. */
export async function personalColumns(source: Database | Transaction): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct namespace.nspname || '.' || held.relname || '.' || attname as name
      from pg_attribute
      join pg_class as held on held.oid = attrelid and held.relkind = 'r'
      join pg_namespace as namespace on namespace.oid = relnamespace
     where attnum > 0 and not attisdropped and attgenerated = ''
       and nspname not in ('pg_catalog', 'information_schema', 'jobs')
       and (attname ~ ${`(^|_)(${personalNames})$`}
         or (nspname || '.' || held.relname = any(${sql.val(ofPeople)}::text[])
             and attname not in ('tenant', 'company_id', 'id', 'kind', 'erased_at'))
         or exists (
           select from pg_constraint
             join pg_class as target on target.oid = confrelid
             join pg_namespace as of_target on of_target.oid = target.relnamespace
            where contype = 'f' and conrelid = held.oid and attnum = any(conkey)
              and attname not in ('tenant', 'company_id', 'customer_id')
              and of_target.nspname || '.' || target.relname = any(${sql.val(namesPeople)}::text[])))
     order by name`.execute(tablesOf(source));
  return rows.map(({ name }) => name);
}

/** How many rows of a table point at a holder whose data is erased. */
export async function rowsOfErased(
  source: Database | Transaction,
  table: string,
  column: string,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} as pointing
      join holders.holder
        on holder.company_id = pointing.company_id and holder.id = ${sql.ref(`pointing.${column}`)}
     where holder.erased_at is not null`.execute(tablesOf(source));
  return rows[0]?.count ?? 0;
}

/** A table of a new feature that points at a holder, and a column that says something about one. */
export const plantReference = async (tx: Transaction): Promise<void> => {
  await sql`
    create table subscribers.planted (
      company_id bigint, owner bigint, words text,
      foreign key (company_id, owner) references holders.holder (company_id, id))`.execute(
    tablesOf(tx),
  );
  await sql`alter table tickets.ticket add column planted_note text`.execute(tablesOf(tx));
};
