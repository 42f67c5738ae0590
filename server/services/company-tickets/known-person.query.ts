import { personSlot, type Phone } from '@takst/domain/ticketing/holders/slot.ts';
import { ticketServiceAccess } from '@takst/domain/platform/access/ticket-service-access.ts';
import { subscriberServiceIds } from '@takst/domain/platform/access/ticket-service-id.ts';
import {
  type TicketStatus,
  ticketStatuses,
} from '@takst/domain/ticketing/tickets/ticket-status.rules.ts';
import { sql } from 'kysely';
import { scopeWith } from '#platform/scope/authorise.ts';
import type { Scope } from '#platform/scope/scope.ts';
import { isWithinScope, withinCompany } from '#platform/scope/within-scope.ts';
import type { Database } from '#platform/db/database.ts';
import { beyondCompanies } from '#platform/db/row-scope.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isKnownHolder } from '#platform/access/live/known-holder.query.ts';
import { isHeldEntry, ticketStatusOn } from '#ticketing/tickets/tickets.public.ts';

type KnownPersonRequest = Phone & {
  companyId: number;
  employeeId: string;
  today: Temporal.PlainDate;
};

type Names = { id: number; firstName: string; lastName: string };
/** As JSON: dates are text. */
type Days = { startDate: string; expirationDate: string | null };

export type KnownPersonRow = {
  person:
    | (Names &
        Phone & {
          employeeId: string;
          /** The most living of their tickets in this company. */
          ticket: (Days & { status: TicketStatus }) | null;
          /** The days of all tickets of the phone; whose they are stays in the database. */
          held: readonly Days[];
        })
    | null;
  employeeIdHolder: Names | null;
  quarantineDays: number;
};

const livingStatuses = ticketStatuses.filter((one) => one === 'active' || one === 'pending');

/** The person of a phone and the one with an employee number, as one company knows them. */
export async function findPersonOfPhone(
  database: Database,
  scope: Scope,
  { companyId, employeeId, today, ...phone }: KnownPersonRequest,
): Promise<KnownPersonRow> {
  const { kind, value } = personSlot(phone);
  // A user who may order from a service may see what it has issued.
  const services = subscriberServiceIds.filter((service) =>
    isWithinScope(scopeWith(scope, ticketServiceAccess[service].orderFeature), companyId),
  );
  const livingTicketOf = (holder: string) => sql`
    select * from (
      select start_date, expiration_date, ${ticketStatusOn('ticket', today)} as status
        from tickets.ticket
       where ticket.company_id = ${companyId} and ticket.holder_id = ${sql.ref(holder)}
         and ticket.service = any(${sql.val(services)}::text[])) as ticket
     where status = any(${sql.val(livingStatuses)}::text[])
     order by tickets.status_rank(status), start_date
     limit 1`;
  const { rows } = await beyondCompanies(() =>
    sql<KnownPersonRow>`
    with known as (
      select holder.*, subscriber.person_slot
        from holders.slot
        join subscribers.subscriber on subscriber.person_slot = slot.key
         and ${withinCompany(scope, 'subscriber', companyId)}
        join holders.holder on holder.company_id = ${companyId} and holder.id = subscriber.holder_id
         and ${isKnownHolder('holder')}
       where slot.tenant = ${scope.tenant} and slot.kind = ${kind} and slot.company_id = 0
         and slot.value = ${value})
    select
      (select jsonb_build_object(
                'id', known.id, 'firstName', first_name, 'lastName', last_name,
                'employeeId', employee_id, 'phoneCountryCode', phone_country_code, 'phone', phone,
                'ticket', (select jsonb_build_object('status', status, 'startDate', start_date,
                                                     'expirationDate', expiration_date)
                             from (${livingTicketOf('known.id')}) as ticket),
                'held', (select coalesce(jsonb_agg(jsonb_build_object(
                                  'startDate', start_date, 'expirationDate', expiration_date)), '[]')
                           from tickets.ticket
                          where medium_slot = known.person_slot and ${isHeldEntry('ticket')}))
         from known) as person,
      (select jsonb_build_object('id', holder.id, 'firstName', first_name, 'lastName', last_name)
         from holders.holder
        where ${withinCompany(scope, 'holder', companyId)} and kind = 'subscriber'
          and ${isKnownHolder('holder')} and ${employeeId} <> ''
          and lower(employee_id) = lower(${employeeId})
          and not exists (select from known where known.id = holder.id)
          and exists (${livingTicketOf('holder.id')})
        order by holder.id limit 1) as "employeeIdHolder",
      coalesce((select days from company_tickets.quarantine
                 where tenant = ${scope.tenant} and valid_from <= ${today}
                 order by valid_from desc limit 1), 0) as "quarantineDays"`.execute(
      tablesOf(database),
    ),
  );
  const [row] = rows;
  if (!row) throw new Error('a statement without a table gave no row');
  return row;
}
