import type { TicketRules } from '@takst/domain/ticketing/tickets/ticket-rules.ts';
import type { TicketServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';
import type { Transaction } from '#platform/db/database.ts';
import { ruledTicket } from '../ticket/ticket-facts.ts';
import { type RulesByService, serviceOf, type TicketServices } from '../ticket/ticket-service.ts';
import { findTickets, lockTickets, type Reach, type TicketRow } from '../ticket/ticket.query.ts';
import { lockSlotsOfTickets } from '../ticket/ticket.store.ts';

/** The input of every change of tickets. */
type TicketsRequest<Id extends TicketServiceId = TicketServiceId> = Reach<Id> & {
  readonly ids: readonly number[];
  readonly today: Temporal.PlainDate;
};

/** A ticket with the rules of its service; locked when it is to be changed. */
export type LockedTicket<Rules extends TicketRules = TicketRules> = {
  readonly row: TicketRow;
  readonly rules: Rules;
  /** Those of every service; what else a service offers its own rules say. */
  readonly actions: ReturnType<TicketRules['actions']>;
  readonly today: Temporal.PlainDate;
};

/** What takes or views tickets of some services: each comes with the rules of its own. */
type ReadTickets = <Id extends TicketServiceId>(
  tx: Transaction,
  request: TicketsRequest<Id>,
) => Promise<(LockedTicket<RulesByService[Id]> | null)[]>;

/**
 * Locks the slots of tickets and the tickets until the transaction ends, then reads them: a decision
 * based on them still holds when it is written. In the order of the ids; null for one out of reach.
 */
export const lockTicketsWithRules =
  (services: TicketServices): ReadTickets =>
  async (tx, request) => {
    const slots = await lockSlotsOfTickets(tx, request, request.ids);
    const locked = await lockTickets(tx, request, request.ids);
    // A card that has neither number nor name is in no slot: its row is its only lock, and what was read while waiting
    // for that is old.
    const isInSlot = ({ medium_slot, holder_slot }: TicketRow) =>
      slots.has(medium_slot ?? 0) || slots.has(holder_slot ?? 0);
    const rows = locked.every(isInSlot) ? locked : await lockTickets(tx, request, request.ids);
    return withRules(tx, services, { ...request, rows });
  };

/** The same without locks, to say what would happen; what changes a ticket takes it. */
export const viewTickets =
  (services: TicketServices): ReadTickets =>
  async (tx, request) =>
    withRules(tx, services, { ...request, rows: await findTickets(tx, request, request.ids) });

async function withRules<Id extends TicketServiceId>(
  tx: Transaction,
  services: TicketServices,
  request: TicketsRequest<Id> & { rows: readonly TicketRow[] },
): Promise<(LockedTicket<RulesByService[Id]> | null)[]> {
  const { scope, today, ids, rows } = request;
  const ticketsById = new Map<number, LockedTicket<RulesByService[Id]>>();
  for (const id of request.services) {
    const tickets = rows.filter(({ service }) => service === id);
    if (tickets.length === 0) continue;
    const rules = await serviceOf(services, id).loadRules(tx, { scope, today, tickets });
    for (const row of tickets) {
      const actions = rules.actions(ruledTicket(row, today));
      ticketsById.set(row.id, { row, rules, actions, today });
    }
  }
  return ids.map((id) => ticketsById.get(id) ?? null);
}
