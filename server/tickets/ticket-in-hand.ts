import type { TicketAction } from '@takst/domain/tickets/ticket-actions.rules.ts';
import type { Scope } from '#access/scope.ts';
import type { Transaction } from '#db/database.ts';
import { findTicket, type TicketRow } from './ticket.query.ts';
import { ticketStore } from './ticket.store.ts';
import { actionsOf } from './ticket-facts.ts';

/** The input of every change of one ticket. */
export type TicketRequest = {
  readonly scope: Scope;
  readonly ticketId: number;
  readonly today: Temporal.PlainDate;
  readonly now: Temporal.Instant;
};

export type TicketInHand = { row: TicketRow; actions: ReadonlySet<TicketAction> };

/**
 * Locks the ticket's person until the transaction ends, then reads the ticket: a decision based on it
 * still holds when it is written. Null when it is outside the scope.
 */
export async function lockTicket(
  tx: Transaction,
  { scope, ticketId, today }: TicketRequest,
): Promise<TicketInHand | null> {
  if (!(await ticketStore(tx, scope).lockPersonOfTicket(ticketId))) return null;
  const row = await findTicket(tx, scope, ticketId);
  return row ? { row, actions: actionsOf(row, today) } : null;
}
