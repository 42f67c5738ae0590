import { livesThereOn, type Residence } from './residence.ts';

type ToPlace = {
  /** All residences of one person, in any order. */
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
 * Puts a person into a unit from a day on (docs/decisions/0058). A person who lives there already keeps the residence; a person
 * of another unit leaves it on the day before. Residences that begin later stay planned.
 */
export function placeResident({ residences, unitId, from }: ToPlace): Placement {
  const current = residences.find((one) => livesThereOn(one, from));
  if (current?.unitId === unitId) return nothing;
  const later = residences
    .filter(({ fromDate }) => compare(fromDate, from) > 0)
    .toSorted((one, other) => compare(one.fromDate, other.fromDate))[0];
  // One that begins on the same day was never lived in: it is the new one, in another unit.
  if (current?.fromDate.equals(from)) {
    return { changed: [inOtherUnit(current, unitId)], opened: null };
  }
  const endedResidences = current ? [{ ...current, toDate: from.subtract({ days: 1 }) }] : [];
  if (later?.unitId === unitId) {
    return { changed: [...endedResidences, { ...later, fromDate: from }], opened: null };
  }
  return { changed: endedResidences, opened: { fromDate: from, toDate: endBefore(later) } };
}

/** Corrects a person's unit when their number was wrong: the number is that of the residence which begins last. */
export function correctUnit(residences: readonly Residence[], unitId: number): Residence | null {
  const newest = residences.toSorted((one, other) => compare(one.fromDate, other.fromDate)).at(-1);
  return newest && newest.unitId !== unitId ? inOtherUnit(newest, unitId) : null;
}

/** In a household of its own: those of the other unit are no longer theirs. */
const inOtherUnit = (residence: Residence, unitId: number): Residence => ({
  ...residence,
  unitId,
  household: residence.id,
});

const endBefore = (later: Residence | undefined): Temporal.PlainDate | null =>
  later ? later.fromDate.subtract({ days: 1 }) : null;
