import { hasMovedOut, livesThereOn, type Residence } from './residence.ts';

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
 * Which move-outs were forgotten in a unit (docs/decisions/0058): people of two households live there today, or somebody has
 * moved out and what they have runs on. Who moves in later keeps nobody: the move-out before them can still be entered.
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
