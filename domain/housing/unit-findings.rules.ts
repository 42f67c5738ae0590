import { hasMovedOut, type Residence } from './residence.ts';

/** Somebody of a unit, with what of theirs runs on. */
export type UnitPerson = Pick<Residence, 'household' | 'fromDate' | 'toDate'> & {
  /**
   * Tickets and subscriptions that nobody has given a last day. None for somebody who lives in another unit of the
   * association by now: what they have is counted there.
   */
  readonly runningEntries: number;
};

/** What tells of a move-out that was forgotten. */
export const unitFindingKinds = ['two-households', 'runs-after-move-out'] as const;
export type UnitFinding = (typeof unitFindingKinds)[number];

/**
 * Which move-outs were forgotten in a unit (docs/decisions/0058): people of two households live there at the same time, now
 * or later, or somebody has moved out and what they have runs on.
 */
export function unitFindings(
  people: readonly UnitPerson[],
  today: Temporal.PlainDate,
): ReadonlySet<UnitFinding> {
  const present = people.filter((person) => !hasMovedOut(person, today));
  const findings = new Set<UnitFinding>();
  if (present.some((one) => present.some((other) => areInTheWay(one, other)))) {
    findings.add('two-households');
  }
  if (people.some((one) => hasMovedOut(one, today) && one.runningEntries > 0)) {
    findings.add('runs-after-move-out');
  }
  return findings;
}

/** Whether people of different households live in a unit on the same day. */
const areInTheWay = (one: UnitPerson, other: UnitPerson): boolean =>
  one.household !== other.household &&
  !hasMovedOut(one, other.fromDate) &&
  !hasMovedOut(other, one.fromDate);
