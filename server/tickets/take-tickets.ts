import type { TicketAction } from '@takst/domain/tickets/ticket-actions.rules.ts';
import type { TicketRules } from '@takst/domain/tickets/ticket-rules.ts';
import type { RegisteredServiceId } from '@takst/domain/tickets/ticket-service-id.ts';
import type { Transaction } from '#db/database.ts';
import { ruledTicket } from './ticket-facts.ts';
import type { TicketServices } from './ticket-service.ts';
import { findTickets, lockTickets, type Reach, type TicketRow } from './ticket.query.ts';
import { lockSlotsOfTickets } from './ticket.store.ts';

/** The input of every change of tickets. */
export type TicketsRequest = Reach & {
  readonly ids: readonly number[];
  readonly today: Temporal.PlainDate;
};

/** A ticket with the rules of its service; locked when it is to be changed. */
export type TicketInHand = {
  readonly row: TicketRow;
  readonly rules: TicketRules;
  readonly actions: ReadonlySet<TicketAction>;
  readonly today: Temporal.PlainDate;
};

/**
 * Locks the slots of tickets and the tickets until the transaction ends, then reads them: a decision
 * based on them still holds when it is written. In the order of the ids; null for one out of reach.
 */
export const takeTickets =
  (services: TicketServices) =>
  async (tx: Transaction, request: TicketsRequest): Promise<(TicketInHand | null)[]> => {
    await lockSlotsOfTickets(tx, request, request.ids);
    return withRules(tx, services, {
      ...request,
      rows: await lockTickets(tx, request, request.ids),
    });
  };

/** The same without locks, to say what would happen; what changes a ticket takes it. */
export const viewTickets =
  (services: TicketServices) =>
  async (tx: Transaction, request: TicketsRequest): Promise<(TicketInHand | null)[]> =>
    withRules(tx, services, { ...request, rows: await findTickets(tx, request, request.ids) });

async function withRules(
  tx: Transaction,
  services: TicketServices,
  { scope, ids, today, rows }: TicketsRequest & { rows: readonly TicketRow[] },
): Promise<(TicketInHand | null)[]> {
  const byService = Map.groupBy(rows, ({ service }) => service);
  const rules = new Map<RegisteredServiceId, TicketRules>();
  for (const [service, tickets] of byService) {
    rules.set(service, await services[service].loadRules(tx, { scope, today, tickets }));
  }
  const inHand = new Map<number, TicketInHand>();
  for (const row of rows) {
    const ofService = rules.get(row.service);
    if (!ofService) continue;
    const actions = ofService.actions(ruledTicket(row, today));
    inHand.set(row.id, { row, rules: ofService, actions, today });
  }
  return ids.map((id) => inHand.get(id) ?? null);
}
