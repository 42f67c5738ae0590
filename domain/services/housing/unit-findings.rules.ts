import { hasMovedOut, livesThereOn, type Residence } from './residence.ts';

/** A person of a unit, with the number of tickets and subscriptions that run on. */
export type UnitPerson = Pick<Residence, 'household' | 'fromDate' | 'toDate'> & {
  /**
   * Tickets and subscriptions without a last day. 0 for a person who lives in another unit of the association by now:
   * they are counted there.
   */
  readonly runningEntries: number;
};

/** What tells of a move-out that was forgotten. */
export const unitFindingKinds = ['two-households', 'runs-after-move-out'] as const;
export type UnitFinding = (typeof unitFindingKinds)[number];

/**
 * Which move-outs were forgotten in a unit (docs/decisions/0058): people of two households live there today, or a person has
 * moved out and their tickets run on. A household that moves in later does not count: the move-out before it can still
 * be entered.
 */
export function unitFindings(
  people: readonly UnitPerson[],
  today: Temporal.PlainDate,
): ReadonlySet<UnitFinding> {
  const households = new Set(
    people.filter((person) => livesThereOn(person, today)).map(({ household }) => household),
  );
  const findings = new Set<UnitFinding>();
  if (households.size > 1) findings.add('two-households');
  if (people.some((one) => hasMovedOut(one, today) && one.runningEntries > 0)) {
    findings.add('runs-after-move-out');
  }
  return findings;
}
