/** The days on which a resident lives in a unit. */
export type Residence = {
  readonly id: number;
  readonly unitId: number;
  /** The subscriber. */
  readonly holderId: number;
  /** The same for all who live together. */
  readonly household: number;
  readonly fromDate: Temporal.PlainDate;
  /** The last day; null while no move-out is registered. */
  readonly toDate: Temporal.PlainDate | null;
};

type Days = Pick<Residence, 'fromDate' | 'toDate'>;

const { compare } = Temporal.PlainDate;

export const hasMovedOut = ({ toDate }: Days, day: Temporal.PlainDate): boolean =>
  toDate !== null && compare(toDate, day) < 0;

/** Whether somebody lives there on a day. */
export const livesThereOn = (days: Days, day: Temporal.PlainDate): boolean =>
  compare(days.fromDate, day) <= 0 && !hasMovedOut(days, day);

/**
 * Whether somebody may leave with a last day: not with one before they came, which would say that they never lived there. Who has
 * yet to come may: they never will.
 */
export const mayLeaveOn = (
  { fromDate }: Pick<Residence, 'fromDate'>,
  lastDay: Temporal.PlainDate,
  today: Temporal.PlainDate,
): boolean => compare(lastDay, fromDate) >= 0 || compare(fromDate, today) > 0;

/** Where a person lives on a day, or else will live first, or else lived last. */
export function residenceOn<R extends Days>(
  residences: readonly R[],
  day: Temporal.PlainDate,
): R | undefined {
  const byStart = residences.toSorted((one, other) => compare(one.fromDate, other.fromDate));
  const isComing = ({ fromDate }: R) => compare(fromDate, day) > 0;
  return byStart.find((one) => livesThereOn(one, day)) ?? byStart.find(isComing) ?? byStart.at(-1);
}
