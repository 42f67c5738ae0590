import type { HeldTicket } from '@takst/domain/ticketing/tickets/held-ticket.rules.ts';
import { isCurrent } from '@takst/domain/ticketing/tickets/ticket-status.rules.ts';
import type { Scope } from '#platform/scope/scope.ts';
import type { Transaction } from '#platform/db/database.ts';
import type { schoolServices } from '#services/school-tickets/ticket/school-services.ts';
import {
  findHeldTickets,
  statusOf,
  type TicketRow,
  ticketsOfHolder,
} from '#ticketing/tickets/tickets.public.ts';

type SlotsOfPupil = {
  readonly row: TicketRow;
  /** Of the name and class after an edit; null without one. */
  readonly slot: number | null;
  readonly today: Temporal.PlainDate;
};

/** The current tickets of a pupil, and those that others have in the slot that they come to. It is locked. */
export async function loadTicketsOfSlots(
  tx: Transaction,
  reach: { readonly scope: Scope; readonly services: typeof schoolServices },
  { row, slot, today }: SlotsOfPupil,
): Promise<{ readonly own: readonly HeldTicket[]; readonly held: readonly HeldTicket[] }> {
  if (slot === null || row.holder_id === null || slot === row.holder_slot) {
    return { own: [], held: [] };
  }
  const theirs = await ticketsOfHolder(tx, reach, row.holder_id);
  const ids = new Set(theirs.map(({ id }) => id));
  const otherTickets = (await findHeldTickets(tx, [slot], 'holder')).get(slot) ?? [];
  return {
    own: theirs
      .filter((ticket) => isCurrent(statusOf(ticket, today)))
      .map((ticket) => ({
        startDate: ticket.start_date,
        expirationDate: ticket.expiration_date,
      })),
    held: otherTickets.filter(({ id }) => !ids.has(id)),
  };
}
