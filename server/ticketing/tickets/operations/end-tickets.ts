import type { EndRefusal } from '@takst/domain/ticketing/tickets/ticket-rules.ts';
import type { Change } from '#platform/changes/change-path.ts';
import { type AnnounceTickets, eventOf } from './announce-tickets.ts';
import { ruledTicket } from '../ticket/ticket-facts.ts';
import { aboutTicket, type ChangeMoment, keyOf, type TicketOperation } from './ticket-operation.ts';
import type { TicketRow } from '../ticket/ticket.query.ts';
import { findTicketsInTheWay } from './tickets-in-the-way.ts';
import { ticketStore } from '../ticket/ticket.store.ts';

type EndRequest = { readonly lastDay: Temporal.PlainDate };
type Accepted = EndRequest & { readonly row: TicketRow };
/** Null takes an end by rule away. */
type EndByRule = { readonly row: TicketRow; readonly lastDay: Temporal.PlainDate | null };

/** Gives tickets their last day; their holders are told. */
export const endTickets = (
  announce: AnnounceTickets,
): TicketOperation<EndRequest, Accepted, { code: EndRefusal }> => ({
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

/**
 * Gives tickets the last day that follows from a rule of their service, as a job does. It counts as nobody's end: it is
 * neither undone nor an obstacle to ending the ticket earlier.
 */
export const endTicketsByRule =
  (announce: AnnounceTickets) =>
  async (
    change: Change,
    endsByRule: readonly EndByRule[],
    { tenant }: Pick<ChangeMoment, 'tenant'>,
  ): Promise<void> => {
    const ticketsInTheWay = await findTicketsInTheWay(
      change.tx,
      endsByRule.filter(isLater).map(withDays),
    );
    const ends = endsByRule.filter(({ row }) => !ticketsInTheWay.has(row.id));
    await ticketStore(change.tx, tenant).setEnds(
      ends.map(({ row, lastDay }) => ({ ...keyOf(row), lastDay, endedAt: null })),
    );
    await change.record(
      ...ends.map(({ row, lastDay }) => ({
        ...aboutTicket(row),
        kind: 'set-end-by-rule' as const,
        before: { expirationDate: row.expiration_date },
        after: { expirationDate: lastDay },
      })),
    );
    await announce(
      change,
      ends.map(({ row, lastDay }) => {
        const { start_date: startDate } = row;
        return lastDay === null
          ? eventOf(row, { kind: 'end-undone', startDate })
          : eventOf(row, { kind: 'ends-by-rule', startDate, lastDay });
      }),
    );
  };

/** It gives days back. */
const isLater = ({ row: { expiration_date: before }, lastDay }: EndByRule): boolean =>
  before !== null && (lastDay === null || Temporal.PlainDate.compare(lastDay, before) > 0);

const withDays = ({ row, lastDay }: EndByRule) => ({
  id: row.id,
  mediumSlot: row.medium_slot,
  holderSlot: row.holder_slot,
  startDate: row.start_date,
  expirationDate: lastDay,
});
