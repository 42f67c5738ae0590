import { sql } from 'kysely';
import type { Scope } from '#platform/scope/scope.ts';
import { withinScope } from '#platform/scope/within-scope.ts';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isKnownHolder } from '#platform/access/live/known-holder.query.ts';
import { isNotAnonymised, type TicketRow } from '#ticketing/tickets/tickets.public.ts';

/**
 * The numbers of all tickets with the employee number of a ticket, in its company: of the employee, the family and who
 * has retired. The caller reads the ticket within its scope.
 */
export async function ticketsOfFamily(
  database: Database,
  { tenant, company_id, employee_id }: Pick<TicketRow, 'tenant' | 'company_id' | 'employee_id'>,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select ticket.id
      from holders.holder
      join tickets.ticket on ticket.company_id = holder.company_id and ticket.holder_id = holder.id
     where holder.tenant = ${tenant} and holder.company_id = ${company_id}
       and holder.kind = 'free' and ${isKnownHolder('holder')}
       and text.fold(holder.employee_id) = text.fold(${employee_id})
       and ticket.service = 'free-tickets'`.execute(tablesOf(database));
  return rows.map(({ id }) => id);
}

/** Everybody who has or had a free ticket with the employee number of a ticket, in its company; nobody out of reach. */
export const holdersOfFamily = (scope: Scope, ticketId: number) => sql`
  select member.tenant, member.company_id, member.id
    from tickets.ticket
    join holders.holder on holder.company_id = ticket.company_id and holder.id = ticket.holder_id
    join holders.holder as member
      on member.company_id = holder.company_id and member.kind = 'free'
     and text.fold(member.employee_id) = text.fold(holder.employee_id)
   where ${withinScope(scope, 'ticket')} and ticket.service = 'free-tickets' and ticket.id = ${ticketId}
     and ${isNotAnonymised('ticket')} and ${isKnownHolder('holder')} and ${isKnownHolder('member')}`;
