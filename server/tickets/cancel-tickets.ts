import { type AnnounceTickets, eventOf } from './announce-tickets.ts';
import { aboutTicket, keyOf, type TicketOperation } from './ticket-operation.ts';
import type { TicketRow } from './ticket.query.ts';
import { ticketStore } from './ticket.store.ts';

type Accepted = { readonly row: TicketRow };

/** Cancels tickets before their first day: they are never valid and never invoiced. */
export const cancelTickets = (
  announce: AnnounceTickets,
): TicketOperation<void, Accepted, { code: 'TICKET_NOT_PENDING' }> => ({
  decide: ({ row, actions }) =>
    actions.has('cancel-pending-ticket')
      ? { accepted: { row } }
      : { refused: { code: 'TICKET_NOT_PENDING' } },

  async save(change, cancelled, { tenant, now }) {
    await ticketStore(change.tx, tenant).cancel(
      cancelled.map(({ row }) => keyOf(row)),
      now,
    );
    await change.record(
      ...cancelled.map(({ row }) => ({
        ...aboutTicket(row),
        kind: 'cancel-pending-ticket' as const,
        before: { cancelled: false },
        after: { cancelled: true },
      })),
    );
    await announce(
      change,
      cancelled.map(({ row }) => eventOf(row, { kind: 'cancelled', startDate: row.start_date })),
    );
  },
});
