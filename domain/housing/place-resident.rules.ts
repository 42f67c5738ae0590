import { livesThereOn, type Residence } from './residence.ts';

type ToPlace = {
  /** Those of one person, in any order. */
  readonly residences: readonly Residence[];
  readonly unitId: number;
  readonly from: Temporal.PlainDate;
};

/** What placing a person changes: residences as they are afterwards, and perhaps a new one. */
export type Placement = {
  readonly changed: readonly Residence[];
  /** The first and last day of the new residence; null when the person has one that will do. */
  readonly opened: Pick<Residence, 'fromDate' | 'toDate'> | null;
};

const nothing: Placement = { changed: [], opened: null };
const { compare } = Temporal.PlainDate;

/**
 * Puts a person into a unit from a day on (docs/decisions/0058): whoever lives there stays as they are, whoever lives in
 * another unit moves on the day before. What is planned for later stays planned.
 */
export function placeResident({ residences, unitId, from }: ToPlace): Placement {
  const current = residences.find((one) => livesThereOn(one, from));
  if (current?.unitId === unitId) return nothing;
  const later = residences
    .filter(({ fromDate }) => compare(fromDate, from) > 0)
    .toSorted((one, other) => compare(one.fromDate, other.fromDate))[0];
  const before = from.subtract({ days: 1 });
  if (current && compare(current.fromDate, from) < 0) {
    const ended = { ...current, toDate: before };
    return { changed: [ended], opened: { fromDate: from, toDate: endBefore(later) } };
  }
  // It would have begun on the same day: it was never lived in.
  if (current) return { changed: [inOtherUnit(current, unitId)], opened: null };
  if (later?.unitId === unitId) return { changed: [{ ...later, fromDate: from }], opened: null };
  return { changed: [], opened: { fromDate: from, toDate: endBefore(later) } };
}

/** Corrects where a person lives, or lived last, when their number was wrong. */
export function correctUnit(
  residences: readonly Residence[],
  unitId: number,
  today: Temporal.PlainDate,
): Residence | null {
  const newestFirst = residences.toSorted((one, other) => compare(other.fromDate, one.fromDate));
  const shown = newestFirst.find((one) => livesThereOn(one, today)) ?? newestFirst[0];
  return shown && shown.unitId !== unitId ? inOtherUnit(shown, unitId) : null;
}

/** In a household of its own: those of the other unit are no longer theirs. */
const inOtherUnit = (residence: Residence, unitId: number): Residence => ({
  ...residence,
  unitId,
  household: residence.id,
});

const endBefore = (later: Residence | undefined): Temporal.PlainDate | null =>
  later ? later.fromDate.subtract({ days: 1 }) : null;
