import type { ClassMove } from '@takst/domain/services/school-tickets/rollover/class-move.rules.ts';
import { ticketsWithNext } from '@takst/domain/services/school-tickets/rollover/next-ticket.rules.ts';
import {
  type RolloverMedium,
  type RolloverRow,
  rolloverRow,
} from '@takst/domain/services/school-tickets/rollover/rollover-row.rules.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { isMobile } from '#ticketing/holders/holders.public.ts';
import {
  comingTickets,
  type RolloverRequest,
  type RolloverTicket,
  rolloverTickets,
} from './rollover-ticket.query.ts';

/** The tickets of a school that run out, and those of the coming year. */
export type RolloverSource = {
  readonly tickets: readonly RolloverTicket[];
  readonly coming: Awaited<ReturnType<typeof comingTickets>>;
};

export const loadRolloverSource = async (
  source: Database | Transaction,
  request: RolloverRequest,
): Promise<RolloverSource> => ({
  tickets: await rolloverTickets(source, request),
  coming: await comingTickets(source, request),
});

export type PlannedTicket = { readonly ticket: RolloverTicket; readonly row: RolloverRow };

/** What is ordered for each ticket of a school by the moves of its classes. */
export function planTickets(
  { tickets, coming }: RolloverSource,
  moves: ReadonlyMap<string, ClassMove>,
): PlannedTicket[] {
  const withNext = ticketsWithNext(tickets, coming, (name) => moves.get(name)?.to ?? null);
  return tickets.map((ticket) => {
    const hasNextTicket = withNext.has(ticket);
    const pupil = { pupil: ticket.pupil, medium: mediumOf(ticket), hasNextTicket };
    return { ticket, row: rolloverRow(pupil, { moves, isMobile, isLeaver: false }) };
  });
}

function mediumOf(ticket: RolloverTicket): RolloverMedium {
  const { medium, cardId, cardNumber: number, cardState, phoneCountryCode, phone } = ticket;
  if (medium === 'card' && cardId !== null && cardState !== null) {
    return { kind: 'card', cardId, number, state: cardState };
  }
  const isKnown = phoneCountryCode !== null && phone !== null;
  return { kind: 'phone', phone: isKnown ? { phoneCountryCode, phone } : null };
}
