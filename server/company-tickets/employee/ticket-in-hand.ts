import type { TicketAction } from '@takst/domain/company-tickets/ticket-actions.rules.ts';
import type { Scope } from '#access/scope.ts';
import type { Transaction } from '#db/database.ts';
import { findTicket, type TicketRow } from '#company-tickets/company-ticket.query.ts';
import { companyTicketStore } from '#company-tickets/company-ticket.store.ts';
import { actionsOf } from '#company-tickets/ticket-facts.ts';

/** Which ticket, for whom, when: what every change of one ticket is given. */
export type TicketAsked = {
  readonly scope: Scope;
  readonly ticketId: number;
  readonly today: Temporal.PlainDate;
  readonly now: Temporal.Instant;
};

export type TicketInHand = { row: TicketRow; actions: ReadonlySet<TicketAction> };

/**
 * The ticket as it is, with its person locked until the transaction ends: what is decided about it
 * now still holds when it is written. None when it is outside the scope.
 */
export async function takeTicket(
  tx: Transaction,
  { scope, ticketId, today }: TicketAsked,
): Promise<TicketInHand | null> {
  if (!(await companyTicketStore(tx, scope).lockPersonOfTicket(ticketId))) return null;
  const row = await findTicket(tx, scope, ticketId);
  return row ? { row, actions: actionsOf(row, today) } : null;
}
