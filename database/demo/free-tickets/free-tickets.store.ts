import type { Transaction } from '@takst/server/platform/db/database.ts';
import { tablesOf } from '@takst/server/platform/db/tables.ts';
import { type RawBuilder, sql } from 'kysely';
import type { DemoFreeTicket } from './demo-free-tickets.ts';

const columns = sql`
  tenant text, "companyId" bigint, "agreementId" bigint, "employeeId" text, "holderType" text,
  "firstName" text, "lastName" text, "birthDate" date, "startDate" date, "end" date, "profileId" text,
  "zoneFrom" text, "zoneTo" text, "nrOfZones" integer, "holderSlotKind" text, "holderSlot" text,
  "orderedAt" timestamptz, medium text, phone text, "mediumSlot" text, "pickupCode" text,
  "isFetched" boolean, card text, "cardNumber" text`;

const rowsOf = (json: string): RawBuilder<unknown> => sql`
  rows from (json_to_recordset(${json}::text::json) as (${columns})) with ordinality as given`;

/** Families with their free tickets and cards, in as many statements whatever their number. */
export async function insertFreeTickets(
  tx: Transaction,
  tickets: readonly DemoFreeTicket[],
): Promise<void> {
  const ticketsJson = JSON.stringify(tickets);
  await sql`
    insert into holders.slot (tenant, kind, company_id, value)
    select distinct tenant, "holderSlotKind", "companyId", "holderSlot" from ${rowsOf(ticketsJson)}
    union
    select distinct tenant, case medium when 'phone' then 'free-phone' else 'card' end, 0, "mediumSlot"
      from ${rowsOf(ticketsJson)} where "mediumSlot" is not null
    on conflict do nothing`.execute(tablesOf(tx));
  await sql`
    with given as materialized (
      select nextval('holders.holder_id_seq') as holder_id, nextval('tickets.ticket_id_seq') as ticket_id,
             case when medium = 'card' then nextval('tickets.ticket_id_seq') end as card_id, given.*,
             own.key as own_slot, other.key as medium_slot
        from ${rowsOf(ticketsJson)}
        join holders.slot as own on own.tenant = given.tenant and own.kind = given."holderSlotKind"
         and own.company_id = given."companyId" and own.value = given."holderSlot"
        left join holders.slot as other on other.tenant = given.tenant and other.company_id = 0
         and other.kind = case given.medium when 'phone' then 'free-phone' else 'card' end
         and other.value = given."mediumSlot"
       order by ordinality
    ), holder as (
      insert into holders.holder (tenant, company_id, id, kind, first_name, last_name, employee_id,
                                  phone_country_code, phone, birth_date, card_name)
      overriding system value
      select tenant, "companyId", holder_id, 'free', "firstName", "lastName", "employeeId",
             case when phone is not null then '+47' end, phone, "birthDate",
             case when medium = 'card' then "firstName" || ' ' || "lastName" end
        from given
    ), card as (
      insert into travel_cards.card (tenant, company_id, id, origin, number, requested_at, made_at,
                                     made_on, made_for, fee_ore)
      select tenant, "companyId", card_id, case card when 'existing' then 'existing' else 'new' end,
             "cardNumber", "orderedAt",
             case card when 'existing' then "orderedAt" when 'made' then "orderedAt" + interval '5 days' end,
             case card when 'made' then ("orderedAt" + interval '5 days')::date end,
             case card when 'made' then ticket_id end, case card when 'existing' then 0 else 5000 end
        from given where card_id is not null
    ), production as (
      insert into travel_cards.production (tenant, company_id, made_on, post_address)
      select distinct given.tenant, "companyId", ("orderedAt" + interval '5 days')::date, post_address
        from given
        join companies.company on company.id = "companyId"
       where card = 'made'
      on conflict do nothing
    ), entitlement as (
      insert into free_tickets.entitlement (tenant, company_id, holder_slot)
      select tenant, "companyId", own_slot from given
      returning company_id, id, holder_slot
    ), ticket as (
      insert into tickets.ticket (
        tenant, id, service, company_id, holder_id, medium, medium_slot, card_id, holder_slot,
        agreement_id, product_id, profile_id, zone_from, zone_to, all_zones, nr_of_zones, start_date,
        expiration_date, ended_at, pickup_code, downloaded_at, ordered_at)
      overriding system value
      select tenant, ticket_id, 'free-tickets', "companyId", holder_id, medium, medium_slot, card_id,
             own_slot, "agreementId", 'free-ticket', "profileId", "zoneFrom", "zoneTo", false, "nrOfZones",
             "startDate", "end", case when "end" is not null then "orderedAt" end, "pickupCode",
             case when "isFetched" then "orderedAt" + interval '1 hour' end, "orderedAt"
        from given
    )
    insert into free_tickets.ticket_detail (company_id, ticket_id, entitlement_id, holder_type)
    select given."companyId", ticket_id, entitlement.id, "holderType"
      from given
      join entitlement on entitlement.company_id = given."companyId"
       and entitlement.holder_slot = own_slot`.execute(tablesOf(tx));
}
