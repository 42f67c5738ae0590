import type { RosterPerson } from '@takst/domain/ticketing/roster/roster.ts';
import { businessDayOf } from '@takst/domain/platform/time/business-day.rules.ts';
import { sql } from 'kysely';
import type { Scope } from '#platform/scope/scope.ts';
import { withinCompany } from '#platform/scope/within-scope.ts';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isKnownHolder } from '#platform/access/live/known-holder.query.ts';
import { isCurrentEntry } from '#ticketing/tickets/tickets.public.ts';

type Row = Omit<RosterPerson, 'orderedOn'> & { lastOrderAt: Temporal.Instant };

/** Everybody in a company who has a company ticket today or will have one. */
export async function findRosterPeople(
  tx: Transaction,
  scope: Scope,
  { companyId, today }: { companyId: number; today: Temporal.PlainDate },
): Promise<RosterPerson[]> {
  const { rows } = await sql<Row>`
    with living as materialized (
      select holder_id, agreement_id, expiration_date, ordered_at from tickets.ticket
       where ${withinCompany(scope, 'ticket', companyId)} and service = 'company-tickets'
         and ${isCurrentEntry('ticket', today)}
    ), holding as (
      select holder_id, max(ordered_at) as last_order, bool_and(expiration_date is not null) as is_ending,
             case when count(*) filter (where expiration_date is null) = 1
                  then min(agreement_id) filter (where expiration_date is null) end as agreement_id
        from living group by holder_id
    )
    select holder.id as "subscriberId", first_name as "firstName", last_name as "lastName",
           employee_id as "employeeId", phone_country_code || phone as phone,
           holding.agreement_id as "agreementId", holding.is_ending as "isEnding",
           holding.last_order as "lastOrderAt", mark.holder_id is not null as "isNeverLeaver"
      from holding
      join holders.holder on holder.company_id = ${companyId} and holder.id = holding.holder_id
       and ${isKnownHolder('holder')}
      left join subscribers.never_leaver mark on mark.company_id = ${companyId}
       and mark.holder_id = holder.id
     order by holder.sorted, holder.id`.execute(tablesOf(tx));
  return rows.map(({ lastOrderAt, ...person }) => ({
    ...person,
    orderedOn: businessDayOf(lastOrderAt),
  }));
}

/** The subscribers that the company has marked as never leavers. */
export async function findNeverLeavers(
  tx: Transaction,
  scope: Scope,
  { companyId, subscriberIds }: { companyId: number; subscriberIds: readonly number[] },
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select holder_id as id from subscribers.never_leaver mark
     where ${withinCompany(scope, 'mark', companyId)}
       and holder_id = any(${sql.val([...subscriberIds])}::bigint[])`.execute(tablesOf(tx));
  return new Set(rows.map(({ id }) => id));
}
