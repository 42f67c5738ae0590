import type { TicketMedium } from '@takst/domain/ticketing/tickets/ticket-medium.ts';
import type { TicketServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { type TicketReach, withinServices } from '#platform/scope/within-services.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isHeldEntry, isNotAnonymised } from './live-entry.query.ts';

/** Tickets of some services, as far as a call reaches. */
export type Reach<Id extends TicketServiceId = TicketServiceId> = TicketReach<Id>;

/** A ticket as it is stored, with its agreement and, where it has one, its holder. */
export type TicketRow = Awaited<ReturnType<ReturnType<typeof ticketsWithin>['execute']>>[number];

/** Whether another ticket goes on where this one ends. */
const isContinued = sql<boolean>`exists (
  select from tickets.ticket as next
   where next.company_id = ticket.company_id and next.continues_id = ticket.id
     and ${isHeldEntry('next')})`;

/** Whether the ticket before lies on the same phone or card; two of paper have nothing in common. */
const isOnSameMedium = sql<boolean>`coalesce(
  previous.medium_slot = ticket.medium_slot or previous.card_id = ticket.card_id, false)`;

/**
 * Tickets with agreement and holder, newest first. A code on a list, a nameless card and paper have no holder. An
 * anonymised ticket is nobody's: it is not found.
 */
const ticketsWithin = (source: Database | Transaction, reach: Reach) =>
  tablesOf(source)
    .selectFrom('tickets.ticket as ticket')
    .leftJoin('holders.holder as holder', (join) =>
      join
        .onRef('holder.company_id', '=', 'ticket.company_id')
        .onRef('holder.id', '=', 'ticket.holder_id'),
    )
    .innerJoin('agreements.agreement as agreement', (join) =>
      join
        .onRef('agreement.company_id', '=', 'ticket.company_id')
        .onRef('agreement.id', '=', 'ticket.agreement_id'),
    )
    .innerJoin('companies.company as company', 'company.id', 'ticket.company_id')
    // The ticket that this one continues, perhaps on another phone or card.
    .leftJoin('tickets.ticket as previous', (join) =>
      join
        .onRef('previous.company_id', '=', 'ticket.company_id')
        .onRef('previous.id', '=', 'ticket.continues_id')
        .on(isHeldEntry('previous')),
    )
    .where(withinServices(reach, 'ticket'))
    .where(isNotAnonymised('ticket'))
    .selectAll('ticket')
    .select([
      'holder.first_name',
      'holder.last_name',
      'holder.employee_id',
      'holder.phone_country_code',
      'holder.phone',
      'holder.birth_date',
      'holder.class_name',
      'holder.card_name',
      'agreement.invoice_reference',
      'company.name as company_name',
      'previous.id as previous_id',
      'previous.holder_id as previous_holder_id',
      'previous.card_id as previous_card_id',
      'previous.medium_slot as previous_medium_slot',
      'previous.holder_slot as previous_holder_slot',
      'previous.start_date as previous_start',
      'previous.expiration_date as previous_end',
      isOnSameMedium.as('is_on_previous_medium'),
      isContinued.as('is_continued'),
    ])
    .orderBy('ticket.start_date', 'desc')
    .orderBy('ticket.id', 'desc')
    // The reach holds tenant and services; a check of the table holds the media.
    .$narrowType<{ tenant: TenantId; service: TicketServiceId; medium: TicketMedium }>();

/** One ticket; undefined when it is out of reach. */
export const findTicket = (
  source: Database | Transaction,
  reach: Reach,
  ticketId: number,
): Promise<TicketRow | undefined> =>
  ticketsWithin(source, reach).where('ticket.id', '=', ticketId).executeTakeFirst();

/** Any number of tickets; those that are out of reach are missing. */
export const findTickets = (
  source: Database | Transaction,
  reach: Reach,
  ticketIds: readonly number[],
): Promise<TicketRow[]> => theseTickets(source, reach, ticketIds).execute();

/** Tickets that are locked until the transaction ends. */
export const lockTickets = (
  tx: Transaction,
  reach: Reach,
  ticketIds: readonly number[],
): Promise<TicketRow[]> => theseTickets(tx, reach, ticketIds).forUpdate('ticket').execute();

const theseTickets = (source: Database | Transaction, reach: Reach, ticketIds: readonly number[]) =>
  ticketsWithin(source, reach).where(
    sql<SqlBool>`ticket.id = any(${sql.val([...ticketIds])}::bigint[])`,
  );

/** All tickets of a holder; empty when the holder is out of reach. */
export const ticketsOfHolder = (
  source: Database | Transaction,
  reach: Reach,
  /** Or what finds the holder. */
  holderId: number | RawBuilder<number | null>,
): Promise<TicketRow[]> =>
  ticketsWithin(source, reach)
    .where(sql<SqlBool>`ticket.holder_id = ${holderId}`)
    .execute();
