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
 * The live tickets of an operator that are charged in some of the months, counted by what decides their price. A ticket
 * that begins or ends within the months may have another one of the same person beside it: the tickets of these people are
 * told apart. Nobody has two tickets for all of the months.
 */
export async function ticketGroups(
  database: Database,
  { tenant, services, months, end }: GroupsRequest,
): Promise<readonly TicketGroup[]> {
  const [start = end] = months;
  const isOfOperator = sql`tenant = ${tenant} and service = any(${sql.val([...services])})
    and ${isLiveEntry('ticket')} and ${isCharged({ start, end })}`;
  const isForAllMonths = sql`start_date <= ${start}::date
    and (expiration_date is null or expiration_date >= ${end}::date)`;
  const { rows } = await sql<TicketGroup>`
    with part as materialized (
      select company_id, service, holder_id, product_id, profile_id, nr_of_zones,
             ${monthAt(start, sql`start_date`)} as first_month,
             case when expiration_date is null then ${sql.lit(monthsOfEffect - 1)}
                  else ${monthAt(start, sql`greatest(expiration_date, start_date)`)} end as last_month
        from tickets.ticket
       where ${isOfOperator} and not (${isForAllMonths})
    )
    select ticket.company_id as "companyId",
           case when person.holder_id is not null then ticket.service || ' ' || ticket.holder_id end as "personId",
           product_id as "productId", profile_id as "profileId", nr_of_zones as "nrOfZones",
           0 as "firstMonth", ${sql.lit(monthsOfEffect - 1)} as "lastMonth", count(*)::int as tickets
      from tickets.ticket
      left join (select distinct company_id, service, holder_id from part) as person
     using (company_id, service, holder_id)
     where ${isOfOperator} and ${isForAllMonths}
     group by 1, 2, 3, 4, 5
    union all
    select company_id, service || ' ' || holder_id, product_id, profile_id, nr_of_zones, first_month, last_month, 1
      from part`.execute(tablesOf(database));
  return rows;
}

/** The place of a day's month among the twelve; a day before them stands for the first, one after them for the last. */
function monthAt(start: Temporal.PlainDate, day: RawBuilder<unknown>) {
  const { year, month } = start;
  return sql`least(greatest(((date_part('year', ${day}) - ${sql.lit(year)}) * 12
    + date_part('month', ${day}) - ${sql.lit(month)})::int, 0), ${sql.lit(monthsOfEffect - 1)})`;
}
