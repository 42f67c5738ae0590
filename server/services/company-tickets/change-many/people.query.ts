import { personSlot, type Phone } from '@takst/domain/ticketing/holders/slot.ts';
import { sql } from 'kysely';
import type { Scope } from '#platform/scope/scope.ts';
import { isWithinScope } from '#platform/scope/within-scope.ts';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isKnownHolder } from '#platform/access/live/known-holder.query.ts';
import { isCurrentEntry } from '#ticketing/tickets/tickets.public.ts';

/** People as a user names them, in any of three ways. */
export type NamedPeople = {
  readonly subscriberIds: readonly number[];
  readonly employeeIds: readonly string[];
  readonly phones: readonly Phone[];
};

/** A person of a company. */
export type CompanyPerson = Phone & {
  readonly subscriberId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly employeeId: string;
};

export type PersonWithTicketIds = CompanyPerson & {
  /** Active and pending tickets, by their first day. */
  readonly ticketIds: readonly number[];
};

type PeopleRequest = {
  readonly companyId: number;
  readonly named: NamedPeople;
  readonly today: Temporal.PlainDate;
};

/** The people of one company who are named, in one statement; somebody of another company is nobody. */
export async function findNamedPeople(
  tx: Transaction,
  scope: Scope,
  { companyId, named, today }: PeopleRequest,
): Promise<PersonWithTicketIds[]> {
  if (!isWithinScope(scope, companyId)) return [];
  const { tenant } = scope;
  const employeeIds = named.employeeIds.flatMap((id) => [id, id.toLowerCase()]);
  const slots = named.phones.map((phone) => personSlot(phone).value);
  const { rows } = await sql<PersonWithTicketIds>`
    with named as materialized (
      select unnest(${sql.val([...named.subscriberIds])}::bigint[]) as id
      union
      select id from holders.holder
       where company_id = ${companyId} and kind = 'subscriber' and ${isKnownHolder('holder')}
         and lower(employee_id) = any(${sql.val(employeeIds)}::text[])
      union
      select holder_id from subscribers.subscriber
       where company_id = ${companyId}
         and person_slot = any(array(
               select key from holders.slot
                where tenant = ${tenant} and kind = 'person' and company_id = 0
                  and value = any(${sql.val(slots)}::text[])))
    )
    select holder.id as "subscriberId", first_name as "firstName", last_name as "lastName",
           employee_id as "employeeId", phone_country_code as "phoneCountryCode", phone,
           array(select ticket.id from tickets.ticket
                  where ticket.company_id = ${companyId} and ticket.holder_id = holder.id
                    and ticket.service = 'company-tickets'
                    and ${isCurrentEntry('ticket', today)}
                  order by start_date, ticket.id) as "ticketIds"
      from holders.holder
     where holder.tenant = ${tenant} and holder.company_id = ${companyId}
       and holder.kind = 'subscriber' and ${isKnownHolder('holder')}
       and holder.id = any(array(select id from named))`.execute(tablesOf(tx));
  return rows;
}
