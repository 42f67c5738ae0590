import { sql } from 'kysely';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** Tables of orders and the items that they deliver, for tests alone. A poisoned item cannot be delivered. */
export async function makeDeliveries(database: Database): Promise<void> {
  const tables = tablesOf(database);
  await sql`create schema trial`.execute(tables);
  await sql`
    create table trial.order (
      id int primary key, next int not null default 1, delivered int not null default 0,
      is_over boolean not null default false, problems jsonb not null default '{}',
      updated_at timestamptz not null)`.execute(tables);
  await sql`
    create table trial.item (
      order_id int, position int, is_poisoned boolean not null, times int not null default 0,
      primary key (order_id, position), check (not is_poisoned or times = 0))`.execute(tables);
}

type NewOrder = {
  readonly id: number;
  readonly items: number;
  readonly poisoned?: readonly number[];
  readonly now: Temporal.Instant;
};

export async function placeOrder(
  database: Database,
  { id, items, poisoned = [], now }: NewOrder,
): Promise<void> {
  const tables = tablesOf(database);
  await sql`insert into trial.order (id, updated_at) values (${id}, ${now}::timestamptz)`.execute(
    tables,
  );
  await sql`
    insert into trial.item (order_id, position, is_poisoned)
    select ${id}, position, position = any(${sql.val([...poisoned])}::int[])
      from generate_series(1, ${items}::int) as position`.execute(tables);
}

/** The next position of an order, locked as a user would; null when all is delivered. */
export async function lockOrder(tx: Transaction, id: number): Promise<number | null> {
  const { rows } = await sql<{ next: number }>`
    select next from trial.order where id = ${id} and not is_over for update`.execute(tablesOf(tx));
  return rows[0]?.next ?? null;
}

export async function positionsFrom(
  tx: Transaction,
  { id, next, max }: { readonly id: number; readonly next: number; readonly max: number },
): Promise<number[]> {
  const { rows } = await sql<{ position: number }>`
    select position from trial.item where order_id = ${id} and position >= ${next}
     order by position limit ${max}`.execute(tablesOf(tx));
  return rows.map(({ position }) => position);
}

/** Locks items that nobody else has; says how many those are. */
export async function lockItems(
  tx: Transaction,
  id: number,
  positions: readonly number[],
): Promise<number> {
  const { rows } = await sql`
    select position from trial.item
     where order_id = ${id} and position = any(${sql.val([...positions])}::int[])
       for update skip locked`.execute(tablesOf(tx));
  return rows.length;
}

export const deliver = (tx: Transaction, id: number, positions: readonly number[]) =>
  sql`
    update trial.item set times = times + 1
     where order_id = ${id} and position = any(${sql.val([...positions])}::int[])`.execute(
    tablesOf(tx),
  );

type Moved = {
  readonly by: number;
  readonly delivered: number;
  readonly isOver: boolean;
  /** By position. Stored here, as somebody else may have locked the item. */
  readonly problems?: Record<string, string>;
  readonly now: Temporal.Instant;
};

export const moveOn = (
  tx: Transaction,
  id: number,
  { by, delivered, isOver, problems = {}, now }: Moved,
) =>
  sql`
    update trial.order
       set next = next + ${by}::int, delivered = delivered + ${delivered}::int,
           is_over = ${isOver}::boolean, updated_at = ${now}::timestamptz,
           problems = problems || ${JSON.stringify(problems)}::text::jsonb
     where id = ${id}`.execute(tablesOf(tx));

/** The keys of orders that are not over; with a moment, of those that have rested since. */
export const openOrderKeys = (idleSince: Temporal.Instant | null) => sql`
  select jsonb_build_object('id', id) as data from trial.order
   where not is_over
     and (${idleSince}::timestamptz is null or updated_at <= ${idleSince}::timestamptz)
   order by id`;

export async function readOrder(database: Database, id: number) {
  const { rows } = await sql<{
    delivered: number;
    isOver: boolean;
    problems: Record<string, string>;
    times: number[];
  }>`
    select delivered, is_over as "isOver", problems,
           (select array_agg(times order by position) from trial.item where order_id = ${id}) as times
      from trial.order where id = ${id}`.execute(tablesOf(database));
  const [order] = rows;
  if (!order) throw new Error(`there is no order ${id}`);
  return order;
}
