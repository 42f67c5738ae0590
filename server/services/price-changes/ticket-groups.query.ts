import type { TicketGroup } from '@takst/domain/services/price-changes/price-change-effect.rules.ts';
import {
  monthsOfEffect,
  type MonthsOfEffect,
} from '@takst/domain/services/price-changes/price-change.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isCharged, isLiveEntry } from '#ticketing/tickets/tickets.public.ts';

type GroupsRequest = Pick<MonthsOfEffect, 'months' | 'end'> & {
  readonly tenant: TenantId;
  /** The services whose tickets are invoiced by month. */
  readonly services: readonly string[];
};

/**
 * The live tickets of an operator that are charged in some of the months, counted by what decides their price. Tickets of
 * a person with several of them are told apart. Only a ticket that begins or ends within the months can have another one
 * of the same person beside it: so the people with such a ticket are counted, and nobody else.
 */
export async function ticketGroups(
  database: Database,
  { tenant, services, months, end }: GroupsRequest,
): Promise<readonly TicketGroup[]> {
  const [start = end] = months;
  const chargedTicket = sql`tenant = ${tenant} and service = any(${sql.val([...services])})
    and ${isLiveEntry('ticket')} and ${isCharged({ start, end })}`;
  const { rows } = await sql<TicketGroup>`
    with several as materialized (
      select company_id, service, holder_id
        from tickets.ticket
       where ${chargedTicket} and (company_id, holder_id) in (
         select company_id, holder_id from tickets.ticket
          where ${chargedTicket} and (start_date > ${start}::date or expiration_date < ${end}::date))
       group by company_id, service, holder_id
      having count(*) > 1
    ), charged as (
      select company_id, product_id, profile_id, nr_of_zones, ${monthAt(start, sql`start_date`)} as first_month,
             case when expiration_date is null then ${sql.lit(monthsOfEffect - 1)}
                  else ${monthAt(start, sql`greatest(expiration_date, start_date)`)} end as last_month,
             case when (company_id, service, holder_id) in (select company_id, service, holder_id from several)
                  then service || ' ' || holder_id end as person_id
        from tickets.ticket
       where ${chargedTicket}
    )
    select company_id as "companyId", person_id as "personId", product_id as "productId",
           profile_id as "profileId", nr_of_zones as "nrOfZones", first_month as "firstMonth",
           last_month as "lastMonth", count(*)::int as tickets
      from charged
     group by company_id, person_id, product_id, profile_id, nr_of_zones, first_month, last_month`.execute(
    tablesOf(database),
  );
  return rows;
}

/** The place of a day's month among the twelve; a day before them stands for the first, one after them for the last. */
function monthAt(start: Temporal.PlainDate, day: RawBuilder<unknown>) {
  const { year, month } = start;
  return sql`least(greatest(((date_part('year', ${day}) - ${sql.lit(year)}) * 12
    + date_part('month', ${day}) - ${sql.lit(month)})::int, 0), ${sql.lit(monthsOfEffect - 1)})`;
}
