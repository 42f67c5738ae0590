import type pg from 'pg';
import { firstIds } from './data-ids.ts';
import { dataToday } from './data-moment.ts';

/** The department of a company in the benchmark of free tickets. */
export const departmentOf = (company: number): number => 590_000 + company - firstIds.company;

/** Gives a company a department, so that it can order free tickets. */
export const placeDepartment = (client: pg.ClientBase, company: number) =>
  client.query(
    `insert into agreements.agreement (tenant, company_id, id, subtype, invoice_reference,
                                       from_date, invoicing_interval, payment_deadline_days, created_at)
     select tenant, id, $2::bigint, 'FREETICKET', 'Drift', $3::date - 1460, 'MONTHLY_AT_END', 30, created_at
       from companies.company where id = $1
     on conflict do nothing`,
    [company, departmentOf(company), dataToday],
  );

/** In the order in which they name each other. */
const copied = [
  'holders.slot',
  'holders.holder',
  'free_tickets.entitlement',
  'tickets.ticket',
  'free_tickets.ticket_detail',
] as const;

/** Whose rows of a batch they are. */
const isOfBatch = {
  'holders.slot': 'slot.key in (select unnest(array[medium_slot, holder_slot]) from given)',
  'holders.holder': '(holder.company_id, holder.id) in (select company_id, holder_id from given)',
  'free_tickets.entitlement': 'entitlement.holder_slot in (select holder_slot from given)',
  'tickets.ticket': '(ticket.company_id, ticket.id) in (select company_id, id from given)',
  'free_tickets.ticket_detail':
    '(ticket_detail.company_id, ticket_detail.ticket_id) in (select company_id, id from given)',
} as const;

/** Columns that the database makes itself. */
const generated: Readonly<Record<string, readonly string[]>> = {
  'holders.holder': ['searched', 'folded', 'sorted'],
};

/**
 * Milliseconds for the rows of a finished batch of free tickets in one bare insert for each real table: slots, holders,
 * entitlements, tickets and their details. Rolled back, so that it can be measured again.
 */
export async function bareFreeTicketsMs(client: pg.ClientBase, batchId: number): Promise<number> {
  await client.query('begin');
  try {
    await client.query(
      `create temporary table given on commit drop as
       select ticket.* from batches.row
         join tickets.ticket on ticket.company_id = row.company_id and ticket.id = row.subject_id
        where row.batch_id = $1`,
      [batchId],
    );
    for (const table of copied) {
      await client.query(
        `create temporary table ${copyOf(table)} on commit drop as
         select * from ${table} where ${isOfBatch[table]}`,
      );
    }
    for (const table of copied.toReversed()) {
      await client.query(`delete from ${table} where ${isOfBatch[table]}`);
    }
    let ms = 0;
    for (const table of copied) ms += await insertMs(client, table);
    return ms;
  } finally {
    await client.query('rollback');
  }
}

const copyOf = (table: string): string => `copy_of_${table.replace('.', '_')}`;

async function insertMs(client: pg.ClientBase, table: string): Promise<number> {
  const { rows } = await client.query<{ columns: string }>(
    `select string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
       from information_schema.columns
      where table_schema || '.' || table_name = $1 and not column_name = any($2::text[])`,
    [table, generated[table] ?? []],
  );
  const columns = rows[0]?.columns ?? '';
  const startedAt = performance.now();
  await client.query(
    `insert into ${table} (${columns}) overriding system value select ${columns} from ${copyOf(table)}`,
  );
  return performance.now() - startedAt;
}

/** Takes away the free tickets of earlier runs, and what they alone named. */
export async function forgetFreeTickets(client: pg.ClientBase): Promise<void> {
  await client.query('delete from free_tickets.ticket_detail');
  await client.query('delete from free_tickets.entitlement');
}
