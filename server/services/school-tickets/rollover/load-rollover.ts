import {
  type ClassMove,
  movesOf,
} from '@takst/domain/services/school-tickets/rollover/class-move.rules.ts';
import { rolloverYear } from '@takst/domain/services/school-tickets/rollover/rollover-year.rules.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { schoolYearsOf } from '#services/school-tickets/ticket/school-year.query.ts';
import { findClassMoves } from './class-move.store.ts';
import { loadRolloverSource, type PlannedTicket, planTickets } from './rollover-source.ts';
import { type RolloverRequest, rolloverTickets } from './rollover-ticket.query.ts';

/** Where the pupils of a school go in the coming school year, and what is ordered for each. */
export type Rollover = {
  readonly moves: readonly ClassMove[];
  readonly planned: readonly PlannedTicket[];
};

/** The classes of the pupils who go over to the coming year; none while it is not open. */
export async function classesToMove(
  source: Database | Transaction,
  {
    today,
    ...school
  }: Pick<RolloverRequest, 'scope' | 'companyId'> & { today: Temporal.PlainDate },
): Promise<string[]> {
  const next = rolloverYear(await schoolYearsOf(source, school.scope.tenant), today);
  if (!next) return [];
  const tickets = await rolloverTickets(source, { ...next, ...school });
  return tickets.flatMap(({ pupil }) => pupil?.className ?? []);
}

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
