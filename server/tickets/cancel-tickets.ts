import { type AnnounceTickets, eventOf } from './announce-tickets.ts';
import { reopenedTicket } from './ticket-facts.ts';
import { aboutTicket, keyOf, type TicketOperation } from './ticket-operation.ts';
import type { TicketRow } from './ticket.query.ts';
import { ticketStore } from './ticket.store.ts';

type Accepted = {
  readonly row: TicketRow;
  /** The ticket before it, which is valid again. */
  readonly reopened: ReturnType<typeof reopenedTicket>;
};

/**
 * Cancels tickets before their first day: they are never valid and never invoiced. Each gives its own end,
 * usually none, to the ticket that it was to continue (domain: Way back).
 */
export const cancelTickets = (
  announce: AnnounceTickets,
): TicketOperation<void, Accepted, { code: 'TICKET_NOT_PENDING' }> => ({
  decide: ({ row, actions, today }) =>
    actions.has('cancel-pending-ticket')
      ? { accepted: { row, reopened: reopenedTicket(row, today) } }
      : { refused: { code: 'TICKET_NOT_PENDING' } },

  async save(change, cancelled, { tenant, now }) {
    const store = ticketStore(change.tx, tenant);
    const reopenings = cancelled.flatMap(({ row, reopened }) =>
      reopened ? [{ row: { ...row, id: reopened.id }, end: reopened.end }] : [],
    );
    // First the cancelled ones: until then the days overlap.
    await store.cancel(
      cancelled.map(({ row }) => keyOf(row)),
      now,
    );
    await store.setEnds(
      reopenings.map(({ row }) => ({
        ...keyOf(row),
        lastDay: row.expiration_date,
        endedAt: row.ended_at,
      })),
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
      ...reopenings.map(({ row, end }) => ({
        ...aboutTicket(row),
        kind: 'undo-end' as const,
        before: { expirationDate: end },
        after: { expirationDate: row.expiration_date },
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
