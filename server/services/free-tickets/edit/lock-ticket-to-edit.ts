import type { FreeEdit } from '@takst/domain/services/free-tickets/edit/free-edit.ts';
import type { FreeTicketRules } from '@takst/domain/services/free-tickets/free-ticket.rules.ts';
import type { Scope } from '#platform/scope/scope.ts';
import type { Transaction } from '#platform/db/database.ts';
import { findSlotKeys } from '#ticketing/holders/holders.public.ts';
import { freeServices as services } from '#services/free-tickets/ticket/free-services.ts';
import {
  lockWithSlots,
  type LockedTicket,
  type Tickets,
} from '#ticketing/tickets/tickets.public.ts';
import { type EditSlots, slotsOfEdit } from './load-free-edit-facts.ts';

export type EditRequest = {
  readonly scope: Scope;
  readonly today: Temporal.PlainDate;
  readonly id: number;
  readonly edit: FreeEdit;
};

type TicketToBe = {
  readonly ticket: LockedTicket<FreeTicketRules>;
  /** The fields after the edit. */
  readonly slots: EditSlots;
};

/** Locks a ticket and its slots after the edit. */
export async function lockTicketToEdit(
  tx: Transaction,
  tickets: Tickets,
  { scope, today, id, edit }: EditRequest,
): Promise<TicketToBe | null> {
  const ticketWithSlots = await lockWithSlots(tx, tickets, {
    scope,
    services,
    id,
    today,
    slotsOf: ({ company_id: companyId }) => slotsOfEdit(companyId, edit),
  });
  if (!ticketWithSlots) return null;
  const [holder, medium = null] = ticketWithSlots.slots;
  if (holder === undefined) throw new Error('the slot of a holder was not locked');
  return { ticket: ticketWithSlots.ticket, slots: { holder, medium } };
}

/** The same without locks, to say what would happen. */
export async function viewTicketToEdit(
  tx: Transaction,
  tickets: Tickets,
  { scope, today, id, edit }: EditRequest,
): Promise<TicketToBe | null> {
  const [ticket] = await tickets.view(tx, { scope, services, ids: [id], today });
  if (!ticket) return null;
  const slotsAfter = slotsOfEdit(ticket.row.company_id, edit);
  const [holder = null, medium = null] = await findSlotKeys(tx, scope.tenant, slotsAfter);
  return { ticket, slots: { holder, medium } };
}
