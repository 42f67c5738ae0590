import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

export const entryTables = {
  ticket: sql`tickets.ticket`,
  subscription: sql`subscriptions.subscription`,
} as const;
export type EntryTable = keyof typeof entryTables;

type Day = Temporal.PlainDate;
type EntryFacts = {
  readonly startDate: Day;
  readonly expirationDate?: Day;
  readonly isCancelled?: true;
  readonly isFailed?: true;
  readonly isAnonymised?: true;
};

/** One ticket and one subscription of a company with each set of facts, without holders; their names by id. */
export async function placeEntries<Name extends string>(
  database: Database,
  companyId: number,
  entries: Readonly<Record<Name, EntryFacts>>,
): Promise<Record<EntryTable, ReadonlyMap<number, Name>>> {
  const names: Record<EntryTable, Map<number, Name>> = {
    ticket: new Map(),
    subscription: new Map(),
  };
  const now = Temporal.Instant.from('2026-03-01T12:00:00Z');
  await placeProducts(database);
  for (const [name, facts] of Object.entries(entries) as [Name, EntryFacts][]) {
    const row = {
      tenant: 'ruter',
      service: 'company-tickets',
      company_id: companyId,
      agreement_id: sql<number>`(select min(id) from agreements.agreement where company_id = ${companyId})`,
      start_date: facts.startDate,
      expiration_date: facts.expirationDate ?? null,
      cancelled_at: facts.isCancelled ? now : null,
      failed_at: facts.isFailed ? now : null,
      anonymised_at: facts.isAnonymised ? now : null,
      ordered_at: now,
    };
    const tables = tablesOf(database);
    const ticket = await tables
      .insertInto('tickets.ticket')
      .values({
        ...row,
        medium: 'phone',
        product_id: 'p',
        profile_id: 'ADULT',
        all_zones: true,
        nr_of_zones: 3,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    names.ticket.set(ticket.id, name);
    const subscription = await tables
      .insertInto('subscriptions.subscription')
      .values({ ...row, type: 'OTTO' })
      .returning('id')
      .executeTakeFirstOrThrow();
    names.subscription.set(subscription.id, name);
  }
  return names;
}

/** The ids of the rows of a table that meet a condition, in their order. */
export async function entriesWhere(
  database: Database,
  table: EntryTable,
  condition: RawBuilder<SqlBool>,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select entry.id from ${entryTables[table]} as entry where ${condition} order by entry.id`.execute(
    tablesOf(database),
  );
  return rows.map(({ id }) => id);
}

/** What a condition and a status say of a row that has the facts and is in no table. */
export async function saysOfFacts<Value>(
  database: Database,
  facts: Readonly<Record<string, Day | boolean | null>>,
  expression: RawBuilder<Value>,
): Promise<Value> {
  const { rows } = await sql<{ value: Value }>`
    select ${expression} as value
      from (select ${facts['startDate']}::date as start_date, ${facts['expirationDate']}::date as expiration_date,
                   ${facts['pendingThrough']}::date as pending_through,
                   case when ${facts['isCancelled']}::boolean then now() end as cancelled_at,
                   case when ${facts['isFailed']}::boolean then now() end as failed_at,
                   case when ${facts['isAnonymised']}::boolean then now() end as anonymised_at) as entry`.execute(
    tablesOf(database),
  );
  const [row] = rows;
  if (!row) throw new Error('A select of one row returned none.');
  return row.value;
}

async function placeProducts(database: Database): Promise<void> {
  const tables = tablesOf(database);
  const product = { tenant: 'ruter', services: [], name: '{}', description: '{}', position: 1 };
  await tables
    .insertInto('products.product')
    .values({
      ...product,
      id: 'p',
      tags: [],
      media_types: [],
      preset_zone_ids: [],
      filters: '{}',
      vat_kind: 'TRANSPORT',
    })
    .execute();
  await tables
    .insertInto('subscriptions.product')
    .values({ ...product, type: 'OTTO' })
    .execute();
}
