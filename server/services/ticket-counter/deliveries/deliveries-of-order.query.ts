import type { DeliveryState } from '@takst/domain/services/ticket-counter/delivery-state.rules.ts';
import {
  deliveryStates,
  usableStates,
} from '@takst/domain/services/ticket-counter/delivery-state.rules.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { anywhere } from '#platform/db/search/contains-words.ts';
import { type Page, pageWithTotal } from '#platform/db/search/page-with-total.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { type DeliveryRow, deliveryEntry } from './delivery-row.query.ts';
import { deliveryStateOn, isMadeOrFailed, joinedDeliveries } from './delivery-state.query.ts';

/** An order that is found within the scope of a call: its deliveries are within it too. */
export type OrderInReach = { readonly companyId: number; readonly id: number };

type DeliveryFilter = {
  readonly today: Temporal.PlainDate;
  readonly state: DeliveryState | undefined;
  /** Each of them in the code, the phone, the name or the number of the card. */
  readonly words: readonly string[];
  readonly maxEntries: number;
  readonly offset: number;
};

const isOfOrder = ({ companyId, id }: OrderInReach): RawBuilder<SqlBool> =>
  sql`(delivery.company_id = ${companyId} and delivery.order_id = ${id} and ${isMadeOrFailed})`;

const containsWords = (words: readonly string[]): RawBuilder<SqlBool> =>
  words.length === 0
    ? sql`true`
    : sql`text.lower_case(concat_ws(' ', ticket.pickup_code, holder.searched, delivery.recipient_name,
            delivery.phone_country_code || delivery.phone, delivery.card_number))
          like all (${sql.val(words.map(anywhere))}::text[])`;

/** A page of an order's deliveries, in the order in which they are made. */
export const deliveriesOfOrder = (
  database: Database,
  order: OrderInReach,
  { today, state, words, maxEntries, offset }: DeliveryFilter,
): Promise<Page<DeliveryRow>> =>
  pageWithTotal<DeliveryRow>(database, {
    maxEntries,
    offset,
    matched: sql`
      select delivery.company_id, delivery.order_id, delivery.position from ${joinedDeliveries}
       where ${isOfOrder(order)} and ${containsWords(words)}
         and ${state === undefined ? sql`true` : sql`${deliveryStateOn(today)} = ${state}`}`,
    order: sql`page.position`,
    entry: deliveryEntry(today),
  });

/** How many deliveries an order has in all, and in each state. */
export async function countDeliveries(
  database: Database,
  order: OrderInReach,
  today: Temporal.PlainDate,
): Promise<{ all: number; counts: Record<DeliveryState, number> }> {
  const { rows } = await sql<{ state: DeliveryState; number: number }>`
    select ${deliveryStateOn(today)} as state, count(*)::int as number
      from ${joinedDeliveries}
     where ${isOfOrder(order)} group by 1`.execute(tablesOf(database));
  const byState = new Map(rows.map(({ state, number }) => [state, number]));
  const counts = Object.fromEntries(
    deliveryStates.map((state) => [state, byState.get(state) ?? 0]),
  ) as Record<DeliveryState, number>;
  return { all: rows.reduce((sum, { number }) => sum + number, 0), counts };
}

/** So many codes are read at a time for a file. */
const codesAtATime = 500;

/** The codes of an order that nobody has used, in parts. */
export async function* unusedCodes(
  database: Database,
  order: OrderInReach,
  today: Temporal.PlainDate,
): AsyncGenerator<DeliveryRow[]> {
  let after = 0;
  for (;;) {
    const { rows } = await sql<{ position: number; entry: DeliveryRow }>`
      with page as (
        select delivery.company_id, delivery.order_id, delivery.position from ${joinedDeliveries}
         where ${isOfOrder(order)} and ${isUnusedCode(today)} and delivery.position > ${after}
         order by delivery.position limit ${codesAtATime})
      select page.position, to_jsonb(entry) as entry
        from page cross join lateral (${deliveryEntry(today)}) as entry
       order by page.position`.execute(tablesOf(database));
    if (rows.length > 0) yield rows.map(({ entry }) => entry);
    if (rows.length < codesAtATime) return;
    after = rows.at(-1)?.position ?? after;
  }
}

/** A page of them. */
export const unusedCodesOnPage = (
  database: Database,
  order: OrderInReach,
  { today, maxEntries, offset }: Pick<DeliveryFilter, 'today' | 'maxEntries' | 'offset'>,
): Promise<Page<DeliveryRow>> =>
  pageWithTotal<DeliveryRow>(database, {
    maxEntries,
    offset,
    matched: sql`
      select delivery.company_id, delivery.order_id, delivery.position from ${joinedDeliveries}
       where ${isOfOrder(order)} and ${isUnusedCode(today)}`,
    order: sql`page.position`,
    entry: deliveryEntry(today),
  });

const isUnusedCode = (today: Temporal.PlainDate): RawBuilder<SqlBool> =>
  sql`(ticket.pickup_code is not null and ${deliveryStateOn(today)} = any(${sql.val([...usableStates])}::text[]))`;

/** The deliveries of an order that were refunded, the last one first. */
export async function refundsOfOrder(
  database: Database,
  { companyId, id }: OrderInReach,
): Promise<{ id: number; refundedAt: Temporal.Instant; priceOre: number }[]> {
  const { rows } = await sql<{ id: number; refundedAt: Temporal.Instant; priceOre: number }>`
    select id, refunded_at as "refundedAt", price_ore as "priceOre"
      from ticket_counter.delivery
     where company_id = ${companyId} and order_id = ${id} and refunded_at is not null
     order by refunded_at desc, position`.execute(tablesOf(database));
  return rows;
}
