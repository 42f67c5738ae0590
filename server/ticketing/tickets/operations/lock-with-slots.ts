import type { Slot } from '@takst/domain/ticketing/holders/slot.ts';
import type { TicketServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';
import type { Transaction } from '#platform/db/database.ts';
import { findSlotKeys, lockSlotKeys, lockSlots } from '#ticketing/holders/holders.public.ts';
import type { Tickets } from './make-tickets.ts';
import type { LockedTicket } from './lock-tickets.ts';
import type { RulesByService } from '../ticket/ticket-service.ts';
import { findTicket, type Reach, type TicketRow } from '../ticket/ticket.query.ts';

type OneTicket<Id extends TicketServiceId> = Reach<Id> & {
  readonly id: number;
  readonly today: Temporal.PlainDate;
  /** The slots after the change. */
  readonly slotsOf: (row: TicketRow) => readonly Slot[];
};

type TicketWithSlots<Id extends TicketServiceId> = {
  readonly ticket: LockedTicket<RulesByService[Id]>;
  /** The keys of the slots after the change, in the order of `slotsOf`. */
  readonly slots: readonly number[];
};

/**
 * Locks a ticket and its slots before and after the change; null when the ticket is out of reach. All these slots are
 * locked in one order, as everywhere: two people who swap numbers, names or phones do not wait for each other.
 */
export async function lockWithSlots<Id extends TicketServiceId>(
  tx: Transaction,
  tickets: Pick<Tickets, 'lock'>,
  { scope, services, id, today, slotsOf }: OneTicket<Id>,
): Promise<TicketWithSlots<Id> | null> {
  const { tenant } = scope;
  const row = await findTicket(tx, { scope, services }, id);
  if (!row) return null;
  const slotsAfter = slotsOf(row);
  const { medium_slot, holder_slot, previous_medium_slot, previous_holder_slot } = row;
  const slotKeys = [medium_slot, holder_slot, previous_medium_slot, previous_holder_slot];
  const keys = [...slotKeys, ...(await findSlotKeys(tx, tenant, slotsAfter))];
  await lockSlotKeys(
    tx,
    keys.filter((key) => key !== null),
  );
  const slots = await lockSlots(tx, tenant, slotsAfter);
  const [ticket] = await tickets.lock(tx, { scope, services, ids: [id], today });
  return ticket ? { ticket, slots } : null;
}
