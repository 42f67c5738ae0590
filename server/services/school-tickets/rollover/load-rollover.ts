import {
  type ClassMove,
  movesOf,
} from '@takst/domain/services/school-tickets/rollover/class-move.rules.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { findClassMoves } from './class-move.store.ts';
import { loadRolloverSource, type PlannedTicket, planTickets } from './rollover-source.ts';
import type { RolloverRequest } from './rollover-ticket.query.ts';

/** Where the pupils of a school go in the coming school year, and what is ordered for each. */
export type Rollover = {
  readonly moves: readonly ClassMove[];
  readonly planned: readonly PlannedTicket[];
};

/** Reads tickets of both years, and decides by the moves of the school. */
export async function loadRollover(
  database: Database | Transaction,
  request: RolloverRequest,
): Promise<Rollover> {
  const source = await loadRolloverSource(database, request);
  const classes = source.tickets.flatMap(({ pupil }) => pupil?.className ?? []);
  const edited = await findClassMoves(database, request.scope, request.companyId);
  const moves = movesOf(classes, edited);
  const planned = planTickets(source, new Map(moves.map((move) => [move.from, move])));
  return { moves, planned };
}
