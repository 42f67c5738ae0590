import type { FreeFamily } from '@takst/domain/services/free-tickets/leavers.rules.ts';
import { businessDayOf } from '@takst/domain/platform/time/business-day.rules.ts';
import { sql } from 'kysely';
import type { Scope } from '#platform/scope/scope.ts';
import { withinCompany } from '#platform/scope/within-scope.ts';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isKnownHolder } from '#platform/access/live/known-holder.query.ts';
import { isCurrentEntry, isLiveEntry } from '#ticketing/tickets/tickets.public.ts';

type OfCompany = { readonly companyId: number; readonly today: Temporal.PlainDate };
type FamilyRow = Omit<FreeFamily, 'orderedOn'> & { readonly lastOrderAt: Temporal.Instant };

/** The free tickets of a company that still say whose they are, with the employee number that makes a family. */
const ticketsOfFamilies = (scope: Scope, { companyId, today }: OfCompany) => sql`
  select ticket.id, ticket.continues_id, ticket.start_date, ticket.ordered_at, ticket.ended_at,
         ${isCurrentEntry('ticket', today)} as is_current,
         detail.entitlement_id, detail.holder_type, detail.holder_type = 'FAMILY_MEMBER' as is_relative,
         text.fold(holder.employee_id) as number, holder.id as holder_id, holder.employee_id,
         holder.first_name, holder.last_name, holder.birth_date,
         holder.phone_country_code || holder.phone as phone
    from tickets.ticket
    join free_tickets.ticket_detail as detail
      on detail.company_id = ticket.company_id and detail.ticket_id = ticket.id
    join holders.holder on holder.company_id = ticket.company_id and holder.id = ticket.holder_id
   where ${withinCompany(scope, 'ticket', companyId)} and ticket.service = 'free-tickets'
     and ${isLiveEntry('ticket')} and ${isKnownHolder('holder')}`;

/**
 * The families of a company with a ticket today or later. The employee or pensioner stands for the family; where nobody
 * of them has a ticket, the oldest relative does, by the number alone. Whose number it is says the last ticket of the employee or
 * pensioner, also one that has ended. A continuation is no order.
 */
export async function findFamilies(
  tx: Transaction,
  scope: Scope,
  of: OfCompany,
): Promise<FreeFamily[]> {
  const { rows } = await sql<FamilyRow>`
    with known as materialized (${ticketsOfFamilies(scope, of)}),
    current as (
      select known.*,
             exists (select from known as next where next.continues_id = known.id) as is_continued,
             exists (select from known as other
                      where other.entitlement_id = known.entitlement_id and other.is_current
                        and other.number <> known.number) as changes_number
        from known where is_current
    ), head as (
      select distinct on (number) number, holder_id, employee_id,
             case when is_relative then '' else first_name end as first_name,
             case when is_relative then '' else last_name end as last_name,
             case when not is_relative then phone end as phone
        from current order by number, is_relative, birth_date, start_date desc, id
    ), owner as (
      select distinct on (number) number, holder_type
        from known where not is_relative order by number, start_date desc, id desc
    ), family as (
      select number, array_agg(id order by is_relative, birth_date, id) as ticket_ids,
             bool_and(ended_at is not null or is_continued) as is_ending,
             bool_or(changes_number) as changes_number,
             coalesce(max(ordered_at) filter (where continues_id is null), min(ordered_at)) as last_order
        from current group by number
    )
    select head.holder_id as "subscriberId", head.employee_id as "employeeId",
           head.first_name as "firstName", head.last_name as "lastName", head.phone,
           family.ticket_ids as "ticketIds", family.is_ending as "isEnding",
           family.changes_number as "changesNumber", family.last_order as "lastOrderAt",
           coalesce(owner.holder_type = 'RETIRED', false) as "isPensioners"
      from family join head using (number) left join owner using (number)
     order by family.number`.execute(tablesOf(tx));
  return rows.map(({ lastOrderAt, ...family }) => ({
    ...family,
    orderedOn: businessDayOf(lastOrderAt),
  }));
}

/** A ticket that a family has today or will have. */
export type TicketOfFamily = {
  /** The same for all tickets of a family. */
  readonly number: string;
  readonly ticketId: number;
  readonly entitlementId: number;
  readonly holderId: number;
};

type TheseFamilies = OfCompany & { readonly ticketIds: readonly number[] };

/** All current tickets of the families of tickets, in the order of `FreeFamily.ticketIds`. */
export async function findTicketsOfFamilies(
  tx: Transaction,
  scope: Scope,
  { ticketIds, ...of }: TheseFamilies,
): Promise<TicketOfFamily[]> {
  const { rows } = await sql<TicketOfFamily>`
    with named as materialized (
      select distinct text.fold(holder.employee_id) as number
        from tickets.ticket
        join holders.holder on holder.company_id = ticket.company_id and holder.id = ticket.holder_id
       where ${withinCompany(scope, 'ticket', of.companyId)}
         and ticket.id = any(${sql.val([...ticketIds])}::bigint[])
    ), known as (${ticketsOfFamilies(scope, of)}
       and text.fold(holder.employee_id) = any(array(select number from named)))
    select number, id as "ticketId", entitlement_id as "entitlementId", holder_id as "holderId"
      from known where is_current
     order by number, is_relative, birth_date, id`.execute(tablesOf(tx));
  return rows;
}
