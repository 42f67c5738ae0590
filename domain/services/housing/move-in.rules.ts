import { hasMovedOut, type Residence } from './residence.ts';

type Occupancy = Pick<Residence, 'holderId' | 'fromDate' | 'toDate'>;

type MoveIn<R extends Occupancy> = {
  /** Of the unit. */
  readonly residences: readonly R[];
  /** The holder who moves in; null for a new person. */
  readonly holderId: number | null;
  readonly movesInOn: Temporal.PlainDate;
};

/** The other people who live in a unit on the day of a move-in or later, unless something is done about them. */
export const inTheWayOfMoveIn = <R extends Occupancy>({
  residences,
  holderId,
  movesInOn,
}: MoveIn<R>): readonly R[] =>
  residences.filter((one) => one.holderId !== holderId && !hasMovedOut(one, movesInOn));

/** Whether those who move out have left before somebody moves in: no unit has two households on the same day. */
export const haveLeftBefore = (
  movesInOn: Temporal.PlainDate,
  lastDay: Temporal.PlainDate,
): boolean => Temporal.PlainDate.compare(lastDay, movesInOn) < 0;
