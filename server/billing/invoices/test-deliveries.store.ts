import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type { BillingService } from '#ticketing/tickets/tickets.public.ts';

/** What a service of deliveries would have of its own. */
export const createDeliveries = (database: Database) =>
  sql`
    create table if not exists public.test_delivery (
      tenant text not null, company_id bigint not null, agreement_id bigint not null,
      id bigint primary key default nextval('tickets.ticket_id_seq'), delivered_on date not null,
      price_ore integer, cancelled_at timestamptz)`.execute(tablesOf(database));

export type DeliveryToPlace = {
  readonly tenant?: TenantId;
  readonly companyId: number;
  readonly agreementId: number;
  readonly deliveredOn: Temporal.PlainDate;
  /** Null for one that has no price yet. */
  readonly priceOre: number | null;
};

/** The id of a delivery; of the main operator without another. */
export async function placeDelivery(
  source: Database | Transaction,
  { tenant = 'ruter', companyId, agreementId, deliveredOn, priceOre }: DeliveryToPlace,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into public.test_delivery (tenant, company_id, agreement_id, delivered_on, price_ore)
    values (${tenant}, ${companyId}, ${agreementId}, ${deliveredOn}::date, ${priceOre})
    returning id::int as id`.execute(tablesOf(source));
  const [delivery] = rows;
  if (!delivery) throw new Error('no delivery was placed');
  return delivery.id;
}

export const priceDelivery = (database: Database, id: number, priceOre: number) =>
  sql`update public.test_delivery set price_ore = ${priceOre} where id = ${id}`.execute(
    tablesOf(database),
  );

/** Locks the row of a delivery; false when it is cancelled. */
export async function acceptDelivery(tx: Transaction, id: number): Promise<boolean> {
  const { rows } = await sql<{ isOpen: boolean }>`
    select cancelled_at is null as "isOpen" from public.test_delivery where id = ${id} for update`.execute(
    tablesOf(tx),
  );
  return rows[0]?.isOpen ?? false;
}

export const cancelDelivery = (tx: Transaction, id: number) =>
  sql`update public.test_delivery set cancelled_at = now() where id = ${id}`.execute(tablesOf(tx));

/** A service that bills single deliveries, on the day of each. */
export const deliveryService: BillingService = {
  bills: 'days',
  billable: ({ tenant, period, companies, closed }) => sql`
    select company_id, agreement_id, 'TICKET' as product_type, id as related_id, null::bigint as holder_id,
           'single' as product, null::text as profile_id, null::text as zone_from, null::text as zone_to,
           false as all_zones, 1 as nr_of_zones, delivered_on::timestamptz as sold_at, price_ore,
           1 as quantity, 12 as vat_percent,
           case when price_ore is null then array[agreement_id] end as unpriced_agreements, delivered_on
      from public.test_delivery
     where tenant = ${tenant} and company_id = any(${sql.val([...companies])}::bigint[])
       and delivered_on between ${period.start}::date and ${period.end}::date and cancelled_at is null
       and (company_id, agreement_id, delivered_on) not in (
         select company_id, agreement_id, period_start from ${closed} as closed)`,
};
