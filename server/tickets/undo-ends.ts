import {
  doDaysOverlap,
  type LinkedTicket,
  withoutChainOf,
} from '@takst/domain/tickets/held-ticket.rules.ts';
import type { Transaction } from '#db/database.ts';
import { type AnnounceTickets, eventOf } from './announce-tickets.ts';
import { findHeldTickets } from './held-tickets.query.ts';
import { aboutTicket, keyOf, type TicketOperation } from './ticket-operation.ts';
import type { TicketRow } from './ticket.query.ts';
import { ticketStore } from './ticket.store.ts';

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
    const held = await heldBesides(tx, accepted.filter(isEnded));
    const refused = accepted.filter(({ row, endByRule: expirationDate }) =>
      held(row).some((other) =>
        doDaysOverlap(other, { startDate: row.start_date, expirationDate }),
      ),
    );
    return new Map(refused.map(({ row }) => [row.id, { code: 'TICKET_ALREADY_HELD' }]));
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

/** What stands in the slots of tickets beside each one's own chain. The slots are locked. */
async function heldBesides(
  tx: Transaction,
  tickets: readonly Pick<UndoneEnd, 'row'>[],
): Promise<(row: TicketRow) => readonly LinkedTicket[]> {
  const slots = (of: 'medium_slot' | 'holder_slot') => tickets.flatMap(({ row }) => row[of] ?? []);
  const byMedium = await findHeldTickets(tx, slots('medium_slot'));
  const byHolder = await findHeldTickets(tx, slots('holder_slot'), 'holder');
  return (row) => {
    const onMedium = row.medium_slot === null ? [] : byMedium.get(row.medium_slot);
    const ofHolder = row.holder_slot === null ? [] : byHolder.get(row.holder_slot);
    return withoutChainOf([...(onMedium ?? []), ...(ofHolder ?? [])], row.id);
  };
}
