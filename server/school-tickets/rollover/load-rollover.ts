import { type ClassMove, movesOf } from '@takst/domain/school-tickets/rollover/class-move.rules.ts';
import { ticketsWithNext } from '@takst/domain/school-tickets/rollover/next-ticket.rules.ts';
import {
  type RolloverMedium,
  type RolloverRow,
  rolloverRow,
} from '@takst/domain/school-tickets/rollover/rollover-row.rules.ts';
import type { Database, Transaction } from '#db/database.ts';
import { isMobile } from '#holders/holders.public.ts';
import { findClassMoves } from './class-move.store.ts';
import {
  comingTickets,
  type RolloverRequest,
  type RolloverTicket,
  rolloverTickets,
} from './rollover-ticket.query.ts';

export type PlannedTicket = { readonly ticket: RolloverTicket; readonly row: RolloverRow };

/** Where the pupils of a school go in the coming school year, and what is ordered for each. */
export type Rollover = {
  readonly moves: readonly ClassMove[];
  readonly planned: readonly PlannedTicket[];
};

/** Reads tickets of both years, and decides by the moves of the school. */
export async function loadRollover(
  source: Database | Transaction,
  request: RolloverRequest,
): Promise<Rollover> {
  const tickets = await rolloverTickets(source, request);
  const coming = await comingTickets(source, request);
  const classes = [...new Set(tickets.flatMap(({ pupil }) => pupil?.className ?? []))];
  const moves = movesOf(classes, await findClassMoves(source, request.companyId));
  const byClass = new Map(moves.map((move) => [move.from, move]));
  const withNext = ticketsWithNext(tickets, coming, (name) => byClass.get(name)?.to ?? null);
  const planned = tickets.map((ticket): PlannedTicket => {
    const medium = mediumOf(ticket);
    const pupil = { pupil: ticket.pupil, medium, hasNextTicket: withNext.has(ticket) };
    return { ticket, row: rolloverRow(pupil, { moves: byClass, isMobile, isLeaver: false }) };
  });
  return { moves, planned };
}

function mediumOf(ticket: RolloverTicket): RolloverMedium {
  const { medium, cardId, cardNumber: number, cardState, phoneCountryCode, phone } = ticket;
  if (medium === 'card' && cardId !== null && cardState !== null) {
    return { kind: 'card', cardId, number, state: cardState };
  }
  const isKnown = phoneCountryCode !== null && phone !== null;
  return { kind: 'phone', phone: isKnown ? { phoneCountryCode, phone } : null };
}
