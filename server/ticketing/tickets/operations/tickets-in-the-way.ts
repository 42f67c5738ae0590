import {
  doDaysOverlap,
  type HeldTicket,
  withoutChainOf,
} from '@takst/domain/ticketing/tickets/held-ticket.rules.ts';
import type { Transaction } from '#platform/db/database.ts';
import { findHeldTickets } from './held-tickets.query.ts';

/** A ticket with the days that it is to have. Its slots are locked. */
export type TicketWithDays = HeldTicket & {
  readonly id: number;
  readonly mediumSlot: number | null;
  readonly holderSlot: number | null;
};

/**
 * Those of these tickets that cannot have their days, by id: another ticket stands in the slot of their phone or card, or
 * of their holder. Tickets that continue each other are not in each other's way.
 */
export async function findTicketsInTheWay(
  tx: Transaction,
  tickets: readonly TicketWithDays[],
): Promise<ReadonlySet<number>> {
  const byMedium = await findHeldTickets(
    tx,
    tickets.flatMap(({ mediumSlot }) => mediumSlot ?? []),
  );
  const byHolder = await findHeldTickets(
    tx,
    tickets.flatMap(({ holderSlot }) => holderSlot ?? []),
    'holder',
  );
  const isHeldByAnother = (ticket: TicketWithDays) =>
    [byMedium.get(ticket.mediumSlot ?? 0), byHolder.get(ticket.holderSlot ?? 0)].some(
      (heldTickets) =>
        withoutChainOf(heldTickets ?? [], ticket.id).some((other) => doDaysOverlap(other, ticket)),
    );
  return new Set(tickets.filter(isHeldByAnother).map(({ id }) => id));
}
