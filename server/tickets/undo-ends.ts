import { type AnnounceTickets, eventOf } from './announce-tickets.ts';
import { aboutTicket, keyOf, type TicketOperation } from './ticket-operation.ts';
import type { TicketRow } from './ticket.query.ts';
import { ticketStore } from './ticket.store.ts';

type Accepted = { readonly row: TicketRow };

/** Takes ends back: the tickets run on as before. One without an end is left as it is. */
export const undoEnds = (
  announce: AnnounceTickets,
): TicketOperation<void, Accepted, { code: 'END_NOT_UNDOABLE' }> => ({
  decide: ({ row, actions }) =>
    actions.has('undo-end') || (row.expiration_date === null && row.cancelled_at === null)
      ? { accepted: { row } }
      : { refused: { code: 'END_NOT_UNDOABLE' } },

  async save(change, accepted, { tenant }) {
    const ended = accepted.filter(({ row }) => row.expiration_date !== null);
    await ticketStore(change.tx, tenant).setEnds(
      ended.map(({ row }) => ({ ...keyOf(row), lastDay: null, endedAt: null })),
    );
    await change.record(
      ...ended.map(({ row }) => ({
        ...aboutTicket(row),
        kind: 'undo-end' as const,
        before: { expirationDate: row.expiration_date },
        after: { expirationDate: null },
      })),
    );
    await announce(
      change,
      ended.map(({ row }) => eventOf(row, { kind: 'end-undone', startDate: row.start_date })),
    );
  },
});
