import type { FreeEdit } from '@takst/domain/free-tickets/edit/free-edit.ts';
import type { FreeTicketRules } from '@takst/domain/free-tickets/free-ticket.rules.ts';
import type { Scope } from '#access/scope.ts';
import type { Transaction } from '#db/database.ts';
import { findSlotKeys, lockSlotKeys, lockSlots } from '#holders/holders.public.ts';
import { freeServices as services } from '#free-tickets/ticket/free-services.ts';
import { findTicket, type TicketInHand, type Tickets } from '#tickets/tickets.public.ts';
import { type EditSlots, slotsOfEdit } from './load-free-edit-facts.ts';

export type EditRequest = {
  readonly scope: Scope;
  readonly today: Temporal.PlainDate;
  readonly id: number;
  readonly edit: FreeEdit;
};

type TicketToBe = {
  readonly ticket: TicketInHand<FreeTicketRules>;
  /** Of what it becomes. */
  readonly slots: EditSlots;
};

/**
 * Takes a ticket, and locks the slots of what it becomes. Slots of before and after are locked in one order, as
 * everywhere: two people who swap numbers or phones do not wait for each other.
 */
export async function takeTicketToEdit(
  tx: Transaction,
  tickets: Tickets,
  { scope, today, id, edit }: EditRequest,
): Promise<TicketToBe | null> {
  const { tenant } = scope;
  const row = await findTicket(tx, { scope, services }, id);
  if (!row) return null;
  const wanted = slotsOfEdit(row.company_id, edit);
  const { medium_slot, holder_slot, previous_medium_slot, previous_holder_slot } = row;
  const known = [medium_slot, holder_slot, previous_medium_slot, previous_holder_slot];
  const keys = [...known, ...(await findSlotKeys(tx, tenant, wanted))];
  await lockSlotKeys(
    tx,
    keys.filter((key) => key !== null),
  );
  const [holder, medium = null] = await lockSlots(tx, tenant, wanted);
  if (holder === undefined) throw new Error('the slot of a holder was not locked');
  const [ticket] = await tickets.take(tx, { scope, services, ids: [id], today });
  return ticket ? { ticket, slots: { holder, medium } } : null;
}

/** The same without locks, to say what would happen. */
export async function viewTicketToEdit(
  tx: Transaction,
  tickets: Tickets,
  { scope, today, id, edit }: EditRequest,
): Promise<TicketToBe | null> {
  const [ticket] = await tickets.view(tx, { scope, services, ids: [id], today });
  if (!ticket) return null;
  const wanted = slotsOfEdit(ticket.row.company_id, edit);
  const [holder = null, medium = null] = await findSlotKeys(tx, scope.tenant, wanted);
  return { ticket, slots: { holder, medium } };
}
