import { type AnnounceTickets, eventOf } from './announce-tickets.ts';
import { aboutTicket, keyOf, type TicketOperation } from './ticket-operation.ts';
import type { TicketRow } from '../ticket/ticket.query.ts';
import { ticketStore } from '../ticket/ticket.store.ts';
import { findTicketsInTheWay } from './tickets-in-the-way.ts';

/** An end that is undone, and the last day that the ticket has by rule; null when it runs on. */
type UndoneEnd = { readonly row: TicketRow; readonly endByRule: Temporal.PlainDate | null };
type UndoRefusal = { code: 'END_NOT_UNDOABLE' | 'TICKET_ALREADY_HELD' };

/**
 * Takes ends back: the tickets run on as before, until the end by rule where there is one. One that nobody has ended is
 * left as it is. A ticket that was ordered since for the days that would come back is in the way.
 */
export const undoEnds = (
  announce: AnnounceTickets,
): TicketOperation<void, UndoneEnd, UndoRefusal> => ({
  decide: ({ row, actions, rules }) =>
    actions.has('undo-end') || (row.ended_at === null && row.cancelled_at === null)
      ? { accepted: { row, endByRule: rules.endByRule(row.id) } }
      : { refused: { code: 'END_NOT_UNDOABLE' } },

  async findRefusals(tx, accepted) {
    const refused = await findTicketsInTheWay(
      tx,
      accepted.filter(isEnded).map(({ row, endByRule }) => ({
        id: row.id,
        mediumSlot: row.medium_slot,
        holderSlot: row.holder_slot,
        startDate: row.start_date,
        expirationDate: endByRule,
      })),
    );
    return new Map([...refused].map((id) => [id, { code: 'TICKET_ALREADY_HELD' }]));
  },

  async save(change, accepted, { tenant }) {
    const undone = accepted.filter(isEnded);
    await ticketStore(change.tx, tenant).setEnds(
      undone.map(({ row, endByRule }) => ({ ...keyOf(row), lastDay: endByRule, endedAt: null })),
    );
    await change.record(
      ...undone.map(({ row, endByRule }) => ({
        ...aboutTicket(row),
        kind: 'undo-end' as const,
        before: { expirationDate: row.expiration_date },
        after: { expirationDate: endByRule },
      })),
    );
    await announce(
      change,
      undone.map(({ row }) => eventOf(row, { kind: 'end-undone', startDate: row.start_date })),
    );
  },
});

const isEnded = ({ row }: UndoneEnd): boolean => row.ended_at !== null;
