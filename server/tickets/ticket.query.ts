import type { Scope } from '#access/scope.ts';
import { withinScope } from '#access/within-scope.ts';
import type { Database, Transaction } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';

export type TicketRow = Awaited<ReturnType<typeof ticketsWhere>>[number];

/** One ticket or all tickets of a subscriber, with subscriber and agreement, newest first. */
async function ticketsWhere(
  source: Database | Transaction,
  scope: Scope,
  which: { ticketId: number } | { subscriberId: number },
) {
  const rows = tablesOf(source)
    .selectFrom('tickets.ticket as ticket')
    .innerJoin('company_tickets.subscriber as subscriber', (join) =>
      join
        .onRef('subscriber.company_id', '=', 'ticket.company_id')
        .onRef('subscriber.id', '=', 'ticket.subscriber_id'),
    )
    .innerJoin('agreements.agreement as agreement', (join) =>
      join
        .onRef('agreement.company_id', '=', 'ticket.company_id')
        .onRef('agreement.id', '=', 'ticket.agreement_id'),
    )
    .innerJoin('companies.company as company', 'company.id', 'ticket.company_id')
    .where(withinScope(scope, 'ticket'))
    .selectAll('ticket')
    .select([
      'subscriber.first_name',
      'subscriber.last_name',
      'subscriber.employee_id',
      'subscriber.phone_country_code',
      'subscriber.phone',
      'agreement.invoice_reference',
      'company.name as company_name',
    ])
    .orderBy('ticket.start_date', 'desc')
    .orderBy('ticket.id', 'desc');
  return 'ticketId' in which
    ? rows.where('ticket.id', '=', which.ticketId).execute()
    : rows.where('ticket.subscriber_id', '=', which.subscriberId).execute();
}

/** One ticket; undefined when it is outside the scope. */
export const findTicket = async (
  source: Database | Transaction,
  scope: Scope,
  ticketId: number,
): Promise<TicketRow | undefined> => (await ticketsWhere(source, scope, { ticketId }))[0];

/** All tickets of a subscriber; empty when the subscriber is outside the scope. */
export const ticketsOfSubscriber = (
  database: Database,
  scope: Scope,
  subscriberId: number,
): Promise<TicketRow[]> => ticketsWhere(database, scope, { subscriberId });
