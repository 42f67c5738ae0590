import type { CounterTerms } from '@takst/domain/platform/access/counter-terms.ts';
import type { Transaction } from '@takst/server/platform/db/database.ts';
import { tablesOf } from '@takst/server/platform/db/tables.ts';
import { isLiveReference } from '@takst/server/services/ticket-counter/references/live-reference.query.ts';
import { sql } from 'kysely';
import type { DemoFate } from './demo-counter-orders.ts';

/** A counter that sells, its first buyer, and a reference of the company where it has one. */
export type DemoCounter = {
  readonly tenant: string;
  readonly companyId: number;
  readonly agreementId: number;
  readonly terms: CounterTerms;
  readonly buyerId: number;
  readonly reference: { readonly id: number; readonly reference: string } | null;
};

/** Every counter whose agreement has not run out and where somebody orders. */
export async function demoCounters(
  tx: Transaction,
  today: Temporal.PlainDate,
): Promise<DemoCounter[]> {
  const { rows } = await sql<DemoCounter>`
    select agreement.tenant, agreement.company_id as "companyId", agreement.id as "agreementId",
           ticket_counter as terms, buyer.id as "buyerId",
           (select jsonb_build_object('id', one.id, 'reference', one.reference)
              from ticket_counter.invoice_reference as one
             where one.company_id = agreement.company_id and ${isLiveReference('one')}
               and one.personal_reference_pattern is null and one.budget_ore is null
             order by one.id limit 1) as reference
      from agreements.agreement
      join lateral (select min(user_id) as id from users.company_role as role
                     where role.company_id = agreement.company_id and role.role = 'TICKET_ADMIN'
           ) as buyer on buyer.id is not null
     where subtype = 'TICKETOFFICE' and ticket_counter is not null
       and (end_date is null or end_date >= ${today}::date)
     order by agreement.id`.execute(tablesOf(tx));
  return rows;
}

/** How a delivery is made, and what became of it. */
type DemoDelivery = {
  readonly position: number;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly pickupCode: string | null;
  readonly fate: DemoFate | null;
  /** When it was used or taken back, or the SMS service gave up. */
  readonly at: Temporal.Instant;
  /** Of a code that is used: the days that it was valid. */
  readonly usedFrom: Temporal.PlainDate;
  readonly usedThrough: Temporal.PlainDate;
};

type DeliveredOrder = {
  readonly companyId: number;
  readonly orderId: number;
  readonly orderedAt: Temporal.Instant;
  readonly deliveredOn: Temporal.PlainDate;
  readonly isSent: boolean;
  readonly deliveries: readonly DemoDelivery[];
};

/** Makes all deliveries of an order, with tickets and holders, as the job would have done on that day. */
export async function deliverDemoOrder(
  tx: Transaction,
  { companyId, orderId, orderedAt, deliveredOn, isSent, deliveries }: DeliveredOrder,
): Promise<void> {
  const tables = tablesOf(tx);
  await sql`
    with given as materialized (
      select made.*, placed.tenant, placed.agreement_id, placed.product_id, placed.medium, placed.zone_from,
             placed.zone_to, placed.all_zones, placed.nr_of_zones, placed.start_date, placed.expires_on,
             delivery.phone_country_code, delivery.phone, order_line.profile_id,
             case when placed.medium <> 'card' then nextval('tickets.ticket_id_seq') end as ticket_id,
             case when delivery.phone is not null then nextval('holders.holder_id_seq') end as holder_id
        from json_to_recordset(${JSON.stringify(deliveries)}::text::json) as made (
               position integer, "firstName" text, "lastName" text, "pickupCode" text, fate text, at timestamptz,
               "usedFrom" date, "usedThrough" date)
        join ticket_counter.delivery on delivery.company_id = ${companyId} and delivery.order_id = ${orderId}
         and delivery.position = made.position
        join ticket_counter."order" as placed on placed.company_id = ${companyId} and placed.id = ${orderId}
        join ticket_counter.order_line on order_line.company_id = ${companyId} and order_line.order_id = ${orderId}
         and order_line.line = delivery.line
       order by made.position
    ), holder as (
      insert into holders.holder (tenant, company_id, id, kind, first_name, last_name, phone_country_code, phone)
      overriding system value
      select tenant, ${companyId}, holder_id, 'counter', "firstName", "lastName", phone_country_code, phone
        from given where holder_id is not null
    ), ticket as (
      insert into tickets.ticket (
        tenant, id, service, company_id, holder_id, medium, agreement_id, product_id, profile_id, zone_from, zone_to,
        all_zones, nr_of_zones, start_date, expiration_date, pending_through, cancelled_at, pickup_code, downloaded_at,
        app_id, ordered_at)
      overriding system value
      select tenant, ticket_id, 'ticket-counter', ${companyId}, holder_id, medium, agreement_id, product_id, profile_id,
             zone_from, zone_to, all_zones, nr_of_zones,
             case when fate = 'used' then "usedFrom" else start_date end,
             case when fate = 'used' then "usedThrough" else expires_on end,
             case when medium = 'paper' then start_date when fate = 'used' then null else expires_on end,
             case when fate in ('cancelled', 'refunded') then at end, "pickupCode",
             case when fate = 'used' then at end, case when fate = 'used' then 'app-' || lower("pickupCode") end,
             ${orderedAt}::timestamptz
        from given where ticket_id is not null
    )
    update ticket_counter.delivery
       set ticket_id = given.ticket_id, delivered_on = ${deliveredOn}::date, recipient_name = null,
           phone_country_code = null, phone = null,
           sent_at = case when given.phone is not null and ${isSent} and given.fate is distinct from 'not-sent'
                          then ${orderedAt}::timestamptz end,
           send_problem = case when given.fate = 'not-sent' then 'SMS_FAILED' end,
           send_failed_at = case when given.fate = 'not-sent' then given.at end,
           used_at = case when given.fate = 'used' and given.medium = 'card' then given.at end,
           cancelled_at = case when given.fate = 'cancelled' then given.at end,
           refunded_at = case when given.fate = 'refunded' then given.at end
      from given
     where delivery.company_id = ${companyId} and delivery.order_id = ${orderId}
       and delivery.position = given.position`.execute(tables);
  await sql`
    update ticket_counter."order"
       set made = requested, next_position = ${deliveries.length + 1}, is_over = true
     where company_id = ${companyId} and id = ${orderId}`.execute(tables);
}
