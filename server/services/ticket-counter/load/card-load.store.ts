import type { DeliveryType } from '@takst/domain/services/ticket-counter/counter-medium.ts';
import { type RawBuilder, sql } from 'kysely';
import type { TicketAppScope } from '#platform/scope/scope.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isPaidFor, isTakenBack } from '../deliveries/live-delivery.query.ts';

/** What waits to be put on a card. */
export type CardLoadRow = {
  readonly id: number;
  readonly type: DeliveryType;
  readonly productId: string;
  readonly profileId: string | null;
  readonly allZones: boolean;
  readonly zoneFrom: string | null;
  readonly zoneTo: string | null;
  readonly priceOre: number;
  readonly expiresOn: Temporal.PlainDate;
};

type LoadRequest = {
  readonly cardNumber: string;
  readonly today: Temporal.PlainDate;
  readonly max: number;
};

/** A delivery on a card of an operator. */
const onCards = ({ tenant }: TicketAppScope): RawBuilder<unknown> => sql`
  from ticket_counter.delivery
  join ticket_counter."order" as placed
    on placed.company_id = delivery.company_id and placed.id = delivery.order_id and placed.medium = 'card'
 where delivery.tenant = ${tenant}`;

/** What was made for a card, nobody has taken back, and can still be loaded; the oldest first. */
export async function loadsOfCard(
  database: Database,
  scope: TicketAppScope,
  { cardNumber, today, max }: LoadRequest,
): Promise<CardLoadRow[]> {
  const { rows } = await sql<CardLoadRow>`
    select delivery.id, placed.type, placed.product_id as "productId", placed.all_zones as "allZones",
           (select profile_id from ticket_counter.order_line
             where order_line.company_id = delivery.company_id and order_line.order_id = delivery.order_id
               and order_line.line = delivery.line) as "profileId",
           placed.zone_from as "zoneFrom", placed.zone_to as "zoneTo", delivery.price_ore as "priceOre",
           placed.expires_on as "expiresOn"
      ${onCards(scope)}
       and delivery.card_number = ${cardNumber} and delivery.used_at is null
       and delivery.delivered_on is not null and ${isPaidFor('delivery')} and placed.expires_on >= ${today}::date
     order by delivery.id limit ${max}`.execute(tablesOf(database));
  return rows;
}

/** A delivery on a card, locked until the transaction ends. */
export type LockedLoad = {
  readonly id: number;
  readonly companyId: number;
  readonly priceOre: number;
  readonly expiresOn: Temporal.PlainDate;
  readonly isTakenBack: boolean;
  /** When it was reported before; null where it was not. */
  readonly loadedAt: Temporal.Instant | null;
};

/** Locks what a card is to get: of a report and a refund the second sees the first. Undefined where nothing is made for it. */
export async function lockLoad(
  tx: Transaction,
  scope: TicketAppScope,
  { deliveryId, cardNumber }: { readonly deliveryId: number; readonly cardNumber: string },
): Promise<LockedLoad | undefined> {
  const { rows } = await sql<LockedLoad>`
    select delivery.id, delivery.company_id as "companyId", delivery.price_ore as "priceOre",
           placed.expires_on as "expiresOn", ${isTakenBack('delivery')} as "isTakenBack",
           delivery.used_at as "loadedAt"
      ${onCards(scope)}
       and delivery.id = ${deliveryId} and delivery.card_number = ${cardNumber}
       and delivery.delivered_on is not null
       for update of delivery`.execute(tablesOf(tx));
  return rows[0];
}

/** Notes that a card has got a delivery that the transaction has locked. */
export async function saveLoaded(
  tx: Transaction,
  { companyId, id }: Pick<LockedLoad, 'companyId' | 'id'>,
  now: Temporal.Instant,
): Promise<void> {
  await tablesOf(tx)
    .updateTable('ticket_counter.delivery')
    .set({ used_at: now })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
}
