import type { TicketServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';
import type { TicketAppScope } from '#platform/scope/scope.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isHeldEntry, isNotAnonymised } from '#ticketing/tickets/ticket/live-entry.query.ts';
import type { HolderScope } from './holder-link.ts';

export type PhoneTicketRow = NonNullable<Awaited<ReturnType<typeof ticketOfHolder>>>;

const tickets = (source: Database | Transaction) =>
  tablesOf(source)
    .selectFrom('tickets.ticket as ticket')
    // A code on a list has no holder.
    .leftJoin('holders.holder as holder', (join) =>
      join
        .onRef('holder.company_id', '=', 'ticket.company_id')
        .onRef('holder.id', '=', 'ticket.holder_id'),
    )
    .innerJoin('companies.company as company', 'company.id', 'ticket.company_id')
    .selectAll('ticket')
    .select(['holder.first_name', 'company.name as company_name'])
    .where(isNotAnonymised('ticket'))
    // A check of the table holds the services.
    .$narrowType<{ service: TicketServiceId }>();

export const ticketOfHolder = (source: Database | Transaction, holder: HolderScope) =>
  tickets(source)
    .where('ticket.tenant', '=', holder.tenant)
    .where('ticket.id', '=', holder.ticketId)
    .executeTakeFirst();

/** A ticket redeemed by this app on this phone. */
export const ticketOfApp = (
  database: Database,
  app: TicketAppScope,
  { id, appId }: { id: number; appId: string },
): Promise<PhoneTicketRow | undefined> =>
  tickets(database)
    .where('ticket.tenant', '=', app.tenant)
    .where('ticket.id', '=', id)
    .where('ticket.ticket_app', '=', app.clientId)
    .where('ticket.app_id', '=', appId)
    .executeTakeFirst();

/**
 * The newest ticket that continues this one on the same phone and is not cancelled. The link of another phone does not
 * lead to it, as that phone may belong to another person.
 */
export const findContinuation = (
  source: Database | Transaction,
  {
    tenant,
    company_id,
    id,
    medium_slot,
  }: Pick<PhoneTicketRow, 'tenant' | 'company_id' | 'id' | 'medium_slot'>,
): Promise<{ id: number; startDate: Temporal.PlainDate } | undefined> =>
  tablesOf(source)
    .selectFrom('tickets.ticket')
    .select(['id', 'start_date as startDate'])
    .where('tenant', '=', tenant)
    .where('company_id', '=', company_id)
    .where('continues_id', '=', id)
    .where('medium_slot', '=', medium_slot)
    .where(isHeldEntry('ticket'))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** True when a ticket of the operator has the code; otherwise undefined. */
export const isCodeInUse = async (
  tx: Transaction,
  app: TicketAppScope,
  pickupCode: string,
): Promise<true | undefined> => {
  const ticket = await tablesOf(tx)
    .selectFrom('tickets.ticket')
    .select('id')
    .where('tenant', '=', app.tenant)
    .where('pickup_code', '=', pickupCode)
    .where(isNotAnonymised('ticket'))
    .executeTakeFirst();
  return ticket && true;
};

/** True when the app has redeemed a ticket on this phone before. */
export const hasRedeemed = async (
  tx: Transaction,
  app: TicketAppScope,
  appId: string,
): Promise<boolean> =>
  (await tablesOf(tx)
    .selectFrom('tickets.ticket')
    .select('id')
    .where('tenant', '=', app.tenant)
    .where('ticket_app', '=', app.clientId)
    .where('app_id', '=', appId)
    .limit(1)
    .executeTakeFirst()) !== undefined;
