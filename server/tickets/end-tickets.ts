import type { EndRefusal } from '@takst/domain/tickets/ticket-rules.ts';
import { type AnnounceTickets, eventOf } from './announce-tickets.ts';
import { ruledTicket } from './ticket-facts.ts';
import { aboutTicket, keyOf, type TicketOperation } from './ticket-operation.ts';
import type { TicketRow } from './ticket.query.ts';
import { ticketStore } from './ticket.store.ts';

type Wish = { readonly lastDay: Temporal.PlainDate };
type Accepted = Wish & { readonly row: TicketRow };

/** Gives tickets their last day; its holder is told. */
export const endTickets = (
  announce: AnnounceTickets,
): TicketOperation<Wish, Accepted, { code: EndRefusal }> => ({
  decide({ row, rules, today }, { lastDay }) {
    const code = rules.refuseEnd(ruledTicket(row, today), lastDay);
    return code === null ? { accepted: { row, lastDay } } : { refused: { code } };
  },

  async save(change, ends, { tenant, now }) {
    await ticketStore(change.tx, tenant).setEnds(
      ends.map(({ row, lastDay }) => ({ ...keyOf(row), lastDay, endedAt: now })),
    );
    await change.record(
      ...ends.map(({ row, lastDay }) => ({
        ...aboutTicket(row),
        kind: 'end-ticket' as const,
        before: { expirationDate: row.expiration_date },
        after: { expirationDate: lastDay },
      })),
    );
    await announce(
      change,
      ends.map(({ row, lastDay }) =>
        eventOf(row, { kind: 'ended', startDate: row.start_date, lastDay }),
      ),
    );
  },
});

/** Takes ends back: the tickets run on as before. One without an end is left as it is. */
export const undoEnds = (
  announce: AnnounceTickets,
): TicketOperation<void, Pick<Accepted, 'row'>, { code: 'END_NOT_UNDOABLE' }> => ({
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
