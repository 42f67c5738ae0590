import type {
  CounterMedium,
  DeliveryType,
} from '@takst/domain/services/ticket-counter/counter-medium.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { claimLease } from '#platform/jobs/chunks/lease.store.ts';

/** A job has no call and no scope: it names its order alone. */
export type OrderKey = { readonly companyId: number; readonly id: number };

/** An order that is being delivered, as its worker needs it. */
export type DeliveringOrder = OrderKey & {
  readonly tenant: TenantId;
  readonly companyName: string;
  readonly agreementId: number;
  readonly orderedBy: number | null;
  readonly type: DeliveryType;
  readonly medium: CounterMedium;
  readonly productId: string;
  readonly zoneFrom: string | null;
  readonly zoneTo: string | null;
  readonly allZones: boolean;
  readonly nrOfZones: number | null;
  readonly startDate: Temporal.PlainDate;
  readonly expiresOn: Temporal.PlainDate;
  readonly sendAt: Temporal.Instant | null;
  readonly nextPosition: number;
};

const columns = sql`
  placed.tenant, placed.company_id as "companyId", placed.id, company.name as "companyName",
  placed.agreement_id as "agreementId", placed.ordered_by as "orderedBy", placed.type, placed.medium,
  placed.product_id as "productId", placed.zone_from as "zoneFrom", placed.zone_to as "zoneTo",
  placed.all_zones as "allZones", placed.nr_of_zones as "nrOfZones", placed.start_date as "startDate",
  placed.expires_on as "expiresOn", placed.send_at as "sendAt", placed.next_position as "nextPosition"`;

const openOrder = ({ companyId, id }: OrderKey): RawBuilder<unknown> => sql`
  select ${columns} from ticket_counter."order" as placed
    join companies.company on company.tenant = placed.tenant and company.id = placed.company_id
   where placed.company_id = ${companyId} and placed.id = ${id} and not placed.is_over`;

/** The order, if something of it is not delivered yet. */
export async function findDeliveringOrder(
  database: Database,
  key: OrderKey,
): Promise<DeliveringOrder | null> {
  const { rows } = await sql<DeliveringOrder>`${openOrder(key)}`.execute(tablesOf(database));
  return rows[0] ?? null;
}

/**
 * The same, taken until the transaction ends by the lease of its workers, who alone change it; null when all is delivered,
 * or that another worker goes on with it.
 */
export async function lockDeliveringOrder(
  tx: Transaction,
  key: OrderKey,
): Promise<DeliveringOrder | null | 'with-another-worker'> {
  if (!(await claimLease(tx, `deliver-order ${key.id}`))) return 'with-another-worker';
  const { rows } = await sql<DeliveringOrder>`${openOrder(key)}`.execute(tablesOf(tx));
  return rows[0] ?? null;
}

/** An order whose codes go out at a time that the buyer has chosen. */
export type SendingOrder = OrderKey &
  Pick<DeliveringOrder, 'tenant' | 'companyName'> & { readonly sendAt: Temporal.Instant };

/** An order that is delivered and whose codes wait, taken by its lease until the transaction ends; null when none wait. */
export async function lockSendingOrder(
  tx: Transaction,
  key: OrderKey,
): Promise<SendingOrder | null | 'with-another-worker'> {
  if (!(await claimLease(tx, `send-order-codes ${key.id}`))) return 'with-another-worker';
  const { rows } = await sql<SendingOrder>`
    select placed.tenant, placed.company_id as "companyId", placed.id, company.name as "companyName",
           placed.send_at as "sendAt"
      from ticket_counter."order" as placed
      join companies.company on company.tenant = placed.tenant and company.id = placed.company_id
     where placed.company_id = ${key.companyId} and placed.id = ${key.id}
       and placed.is_over and not placed.is_sent`.execute(tablesOf(tx));
  return rows[0] ?? null;
}

/** What is made next. */
export type NextDelivery = {
  readonly position: number;
  /** Null of travel money. */
  readonly profileId: string | null;
  readonly recipientName: string | null;
  readonly phoneCountryCode: string | null;
  readonly phone: string | null;
  readonly passengers: number;
};

export async function nextDeliveries(
  tx: Transaction,
  { companyId, id, nextPosition }: DeliveringOrder,
  max: number,
): Promise<NextDelivery[]> {
  const { rows } = await sql<NextDelivery>`
    select position, order_line.profile_id as "profileId", recipient_name as "recipientName",
           phone_country_code as "phoneCountryCode", phone, passengers
      from ticket_counter.delivery
      join ticket_counter.order_line using (company_id, order_id, line)
     where company_id = ${companyId} and order_id = ${id} and position >= ${nextPosition}
     order by position limit ${max}`.execute(tablesOf(tx));
  return rows;
}

/** A delivery that is made. */
export type MadeDelivery = {
  readonly position: number;
  /** Null for travel money on a card. */
  readonly ticketId: number | null;
  /** When its code went out; null where it goes out later, or to nobody. */
  readonly sentAt: Temporal.Instant | null;
};

/**
 * Saves the issued tickets of deliveries, and the day on which they are billed. The ticket has the recipient from now
 * on, so the delivery's copy is erased.
 */
export async function saveMadeDeliveries(
  tx: Transaction,
  { companyId, id }: OrderKey,
  {
    made,
    deliveredOn,
  }: { readonly made: readonly MadeDelivery[]; readonly deliveredOn: Temporal.PlainDate },
): Promise<void> {
  await sql`
    update ticket_counter.delivery
       set ticket_id = given."ticketId", sent_at = given."sentAt", delivered_on = ${deliveredOn}::date,
           recipient_name = null, phone_country_code = null, phone = null
      from json_to_recordset(${JSON.stringify(made)}::text::json) as given (
             position integer, "ticketId" bigint, "sentAt" timestamptz)
     where company_id = ${companyId} and order_id = ${id} and delivery.position = given.position`.execute(
    tablesOf(tx),
  );
}

/** Notes that a delivery could not be made: it is billed to nobody, and the order says so. */
export async function saveProblem(
  tx: Transaction,
  { companyId, id }: OrderKey,
  position: number,
): Promise<void> {
  await sql`
    update ticket_counter.delivery set problem = 'UNEXPECTED'
     where company_id = ${companyId} and order_id = ${id} and position = ${position}
       and delivered_on is null`.execute(tablesOf(tx));
}

type Progress = {
  readonly nextPosition: number;
  /** Tickets; of paper passengers. */
  readonly made: number;
  readonly isOver: boolean;
  readonly now: Temporal.Instant;
};

/** Moves the cursor and the progress of an order that the transaction has taken. */
export async function moveOn(
  tx: Transaction,
  { companyId, id }: OrderKey,
  { nextPosition, made, isOver, now }: Progress,
): Promise<void> {
  await sql`
    update ticket_counter."order"
       set next_position = ${nextPosition}, made = made + ${made}, is_over = ${isOver},
           moved_at = ${now}::timestamptz
     where company_id = ${companyId} and id = ${id}`.execute(tablesOf(tx));
}

/** The keys of all orders that are being delivered; with a moment, of those that have not moved since. */
export const deliveringOrderKeys = (idleSince: Temporal.Instant | null) => sql`
  select jsonb_build_object('companyId', company_id, 'id', id) as data
    from ticket_counter."order"
   where not is_over
     and (${idleSince}::timestamptz is null or moved_at <= ${idleSince}::timestamptz)
   order by moved_at`;
