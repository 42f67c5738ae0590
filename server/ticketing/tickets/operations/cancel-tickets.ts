import { type AnnounceTickets, eventOf } from './announce-tickets.ts';
import { previousTicket } from '../ticket/ticket-facts.ts';
import { aboutTicket, keyOf, type TicketOperation } from './ticket-operation.ts';
import type { LockedTicket } from './lock-tickets.ts';
import type { TicketRow } from '../ticket/ticket.query.ts';
import { ticketStore } from '../ticket/ticket.store.ts';
import { findTicketsInTheWay } from './tickets-in-the-way.ts';

type Accepted = {
  readonly row: TicketRow;
  readonly reopened: ReopenedTicket | null;
};

type Refusal =
  | { code: 'TICKET_NOT_PENDING' }
  /** Another holder has a ticket on the phone or card of the previous ticket. */
  | { code: 'TICKET_ALREADY_HELD' };

/** The ticket before, which is valid again. */
type ReopenedTicket = {
  readonly id: number;
  /** Its last day until now, and the one that it has from now on. */
  readonly before: Temporal.PlainDate;
  readonly lastDay: Temporal.PlainDate | null;
};

/**
 * Cancels tickets before their first day: they are never valid and never invoiced. The ticket that one was to continue
 * is valid again (domain: Way back): until the end that somebody has set for both, else until its end by rule.
 */
export const cancelTickets = (
  announce: AnnounceTickets,
): TicketOperation<void, Accepted, Refusal> => ({
  decide: (ticket) =>
    ticket.actions.has('cancel-pending-ticket')
      ? { accepted: { row: ticket.row, reopened: reopenedBy(ticket) } }
      : { refused: { code: 'TICKET_NOT_PENDING' } },

  async findRefusals(tx, accepted) {
    const movedTickets = accepted.filter(({ row, reopened }) => reopened && isOnOtherSlots(row));
    const ticketsInTheWay = await findTicketsInTheWay(
      tx,
      movedTickets.map(({ row, reopened }) => ({
        id: row.previous_id ?? row.id,
        mediumSlot: row.previous_medium_slot,
        holderSlot: row.previous_holder_slot,
        startDate: row.previous_start ?? row.start_date,
        expirationDate: reopened?.lastDay ?? null,
      })),
    );
    const refused = movedTickets.filter(({ row }) =>
      ticketsInTheWay.has(row.previous_id ?? row.id),
    );
    return new Map(refused.map(({ row }) => [row.id, { code: 'TICKET_ALREADY_HELD' }]));
  },

  async save(change, cancelled, { tenant, now }) {
    const store = ticketStore(change.tx, tenant);
    const reopenings = cancelled.flatMap(({ row, reopened }) =>
      reopened
        ? [{ row: { ...row, id: reopened.id, holder_id: row.previous_holder_id }, ...reopened }]
        : [],
    );
    // First the cancelled ones: until then the days overlap.
    await store.cancel(
      cancelled.map(({ row }) => keyOf(row)),
      now,
    );
    await store.setEnds(
      reopenings.map(({ row, lastDay }) => ({ ...keyOf(row), lastDay, endedAt: row.ended_at })),
    );
    await change.record(
      ...cancelled.map(({ row }) => ({
        ...aboutTicket(row),
        kind: 'cancel-pending-ticket' as const,
        before: { cancelled: false },
        after: { cancelled: true },
      })),
    );
    await change.record(
      ...reopenings.map(({ row, before, lastDay }) => ({
        ...aboutTicket(row),
        kind: 'undo-end' as const,
        before: { expirationDate: before },
        after: { expirationDate: lastDay },
      })),
    );
    await announce(
      change,
      cancelled.map(({ row, reopened }) =>
        eventOf(row, {
          kind: 'cancelled',
          startDate: row.start_date,
          keepsPrevious: reopened !== null,
        }),
      ),
    );
  },
});

function reopenedBy({ row, rules }: LockedTicket): ReopenedTicket | null {
  const previous = previousTicket(row);
  if (!previous || !rules.mayReopen(previous)) return null;
  const lastDay = row.ended_at ? row.expiration_date : rules.endByRule(previous.id);
  return { id: previous.id, before: previous.lastDay, lastDay };
}

/** The cancelled ticket holds the days that come back, but not on this phone or card, or not for this holder. */
const isOnOtherSlots = (row: TicketRow): boolean =>
  row.previous_medium_slot !== row.medium_slot || row.previous_holder_slot !== row.holder_slot;
