import { sql } from 'kysely';
import type { Scope } from '#platform/scope/scope.ts';
import { isWithinScope } from '#platform/scope/within-scope.ts';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isKnownHolder } from '#platform/access/live/known-holder.query.ts';
import { isCurrentEntry } from '#ticketing/tickets/tickets.public.ts';

/** One ticket of somebody who is named, with its holder. */
export type NamedTicket = {
  readonly entitlementId: number;
  readonly ticketId: number;
  readonly isCurrent: boolean;
  readonly holderId: number;
  readonly employeeId: string;
  readonly birthDate: Temporal.PlainDate;
  readonly firstName: string;
  readonly lastName: string;
};

type NamesRequest = {
  readonly companyId: number;
  readonly named: readonly {
    readonly employeeId: string;
    readonly birthDate: Temporal.PlainDate;
  }[];
  readonly today: Temporal.PlainDate;
};

/**
 * The tickets of those who have one of the employee numbers and one of the birth dates, the newest first, in one
 * statement: all that an entitlement has, whatever an edit has made of its number.
 */
export async function findNamedTickets(
  tx: Transaction,
  scope: Scope,
  { companyId, named, today }: NamesRequest,
): Promise<NamedTicket[]> {
  if (!isWithinScope(scope, companyId)) return [];
  const numbers = [...new Set(named.map(({ employeeId }) => employeeId))];
  const days = [...new Set(named.map(({ birthDate }) => birthDate.toString()))];
  const { rows } = await sql<NamedTicket>`
    with matched as materialized (
      select distinct detail.entitlement_id
        from holders.holder
        join tickets.ticket on ticket.company_id = holder.company_id and ticket.holder_id = holder.id
        join free_tickets.ticket_detail as detail
          on detail.company_id = ticket.company_id and detail.ticket_id = ticket.id
       where holder.tenant = ${scope.tenant} and holder.company_id = ${companyId}
         and holder.kind = 'free' and ${isKnownHolder('holder')}
         and text.fold(holder.employee_id) = any(array(
               select text.fold(number) from unnest(${sql.val(numbers)}::text[]) as number))
         and holder.birth_date = any(${sql.val(days)}::date[])
    )
    select detail.entitlement_id as "entitlementId", ticket.id as "ticketId",
           ${isCurrentEntry('ticket', today)} as "isCurrent", holder.id as "holderId",
           holder.employee_id as "employeeId", holder.birth_date as "birthDate",
           holder.first_name as "firstName", holder.last_name as "lastName"
      from matched
      join free_tickets.ticket_detail as detail
        on detail.company_id = ${companyId} and detail.entitlement_id = matched.entitlement_id
      join tickets.ticket on ticket.company_id = ${companyId} and ticket.id = detail.ticket_id
      join holders.holder on holder.company_id = ${companyId} and holder.id = ticket.holder_id
     where ${isKnownHolder('holder')}
     order by ticket.start_date desc, ticket.id desc`.execute(tablesOf(tx));
  return rows;
}
