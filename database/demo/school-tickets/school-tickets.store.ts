import type { Transaction } from '@takst/server/platform/db/database.ts';
import { tablesOf } from '@takst/server/platform/db/tables.ts';
import { type RawBuilder, sql } from 'kysely';
import type { DemoSchoolTickets } from './demo-school-tickets.ts';

const pupilColumns = sql`
  tenant text, "companyId" bigint, "agreementId" bigint, "studentId" text, "firstName" text,
  "lastName" text, "className" text, phone text, card text, "cardNumber" text, "holderSlot" text,
  "phoneSlot" text, tickets json`;
const ticketColumns = sql`
  start date, "end" date, "isEnded" boolean, "isCancelled" boolean, "pickupCode" text,
  "isFetched" boolean, "allZones" boolean, "toTwoHomes" boolean, "orderedAt" timestamptz`;

const rowsOf = (json: string): RawBuilder<unknown> => sql`
  rows from (json_to_recordset(${json}::text::json) as (${pupilColumns})) with ordinality as given`;

/** Pupils with their school tickets and cards, in as many statements whatever their number. */
export async function insertSchoolTickets(
  tx: Transaction,
  pupils: readonly DemoSchoolTickets[],
): Promise<void> {
  const pupilsJson = JSON.stringify(pupils);
  await sql`
    insert into holders.slot (tenant, kind, company_id, value)
    select tenant, 'pupil', "companyId", "holderSlot" from ${rowsOf(pupilsJson)} where "holderSlot" is not null
    union
    select tenant, 'pupil-phone', "companyId", "phoneSlot" from ${rowsOf(pupilsJson)} where "phoneSlot" is not null
    union
    select tenant, 'card', 0, "cardNumber" from ${rowsOf(pupilsJson)} where "cardNumber" is not null
    on conflict do nothing`.execute(tablesOf(tx));
  await sql`
    with pupil as materialized (
      select nextval('holders.holder_id_seq') as holder_id,
             case when card is not null then nextval('tickets.ticket_id_seq') end as card_id, given.*,
             own.key as own_slot, medium.key as medium_slot
        from ${rowsOf(pupilsJson)}
        left join holders.slot as own on own.tenant = given.tenant and own.kind = 'pupil'
         and own.company_id = given."companyId" and own.value = given."holderSlot"
        left join holders.slot as medium on medium.tenant = given.tenant
         and medium.kind = case when given.card is null then 'pupil-phone' else 'card' end
         and medium.company_id = case when given.card is null then given."companyId" else 0 end
         and medium.value = coalesce(given."phoneSlot", given."cardNumber")
       where json_array_length(given.tickets) > 0
       order by ordinality
    ), issued as materialized (
      select nextval('tickets.ticket_id_seq') as ticket_id, pupil.*, own.*
        from pupil
        cross join lateral json_to_recordset(pupil.tickets) as own (${ticketColumns})
    ), holder as (
      insert into holders.holder (tenant, company_id, id, kind, first_name, last_name, employee_id,
                                  phone_country_code, phone, class_name, card_name)
      overriding system value
      select tenant, "companyId", holder_id, 'pupil', "firstName", "lastName", "studentId",
             case when phone is not null then '+47' end, phone, "className",
             case when card in ('requested', 'made', 'blocked') then "firstName" || ' ' || "lastName" end
        from pupil
    ), first_ticket as (
      select card_id, min(ticket_id) as ticket_id, min("orderedAt") as requested_at
        from issued group by card_id
    ), card as (
      insert into travel_cards.card (tenant, company_id, id, origin, number, requested_at, made_at,
                                     made_on, made_for, deactivated_at, fee_ore)
      select tenant, "companyId", card_id, case card when 'existing' then 'existing' else 'new' end,
             "cardNumber", requested_at, case when card <> 'requested' then requested_at end,
             case when card in ('made', 'blocked') then requested_at::date end,
             case when card in ('made', 'blocked') then first_ticket.ticket_id end,
             case card when 'blocked' then requested_at + interval '1 day' end,
             case card when 'existing' then 0 else 5000 end
        from pupil join first_ticket using (card_id)
    ), production as (
      insert into travel_cards.production (tenant, company_id, made_on, post_address)
      select distinct pupil.tenant, "companyId", requested_at::date, post_address
        from pupil
        join first_ticket using (card_id)
        join companies.company on company.id = "companyId"
       where card in ('made', 'blocked')
      on conflict do nothing
    )
    insert into tickets.ticket (
      tenant, id, service, company_id, holder_id, medium, medium_slot, card_id, holder_slot,
      agreement_id, product_id, profile_id, zone_from, zone_to, all_zones, nr_of_zones, second_zone_from,
      second_zone_to, start_date,
      expiration_date, ended_at, cancelled_at, pickup_code, downloaded_at, ordered_at,
      medium_part)
    overriding system value
    select tenant, ticket_id, 'school-tickets', "companyId", holder_id,
           case when card is null then 'phone' else 'card' end, medium_slot, card_id, own_slot,
           "agreementId", 'school-ticket', 'CHILD',
           case when not "allZones" then 'RUT:TariffZone:1' end,
           case when not "allZones" then 'RUT:TariffZone:2Ø' end, "allZones",
           case when "allZones" or "toTwoHomes" then 3 else 2 end,
           case when "toTwoHomes" then 'RUT:TariffZone:1' end,
           case when "toTwoHomes" then 'RUT:TariffZone:3Ø' end, start, "end",
           case when "isEnded" then "orderedAt" + interval '1 hour' end,
           case when "isCancelled" then "orderedAt" + interval '1 hour' end, "pickupCode",
           case when "isFetched" and "pickupCode" is not null then "orderedAt" + interval '1 hour' end,
           "orderedAt",
           case when card_id is null then 0 else row_number() over (partition by card_id order by ticket_id) - 1 end
      from issued`.execute(tablesOf(tx));
}
