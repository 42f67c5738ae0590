import { isWholeList } from '@takst/contract/ticketing/roster/roster-options.ts';
import type { ReadingContext } from '@takst/contract/ticketing/batches/read-cell.ts';
import type { RosterLine } from '@takst/domain/ticketing/roster/compare-roster.rules.ts';
import { rosterActs, type RosterPerson } from '@takst/domain/ticketing/roster/roster.ts';
import type { Scope } from '#platform/scope/scope.ts';
import type { PlannedRow, StoredPlan } from '#ticketing/batches/batches.public.ts';
import type { Transaction } from '#platform/db/database.ts';
import type { CompareList } from './comparison.ts';
import { keyOfPlan, type RosterPlan, rosterPlan } from './roster-plan.ts';

type PlanRequest = {
  readonly scope: Scope;
  readonly companyId: number;
  /** As they are stored. */
  readonly options: unknown;
  readonly reading: ReadingContext;
  readonly today: Temporal.PlainDate;
  readonly rows: readonly StoredPlan[];
};

export type PlannedRosterRow = PlannedRow & { readonly plan: RosterPlan };

/** Compares the list that a draft has with the people of today. What users have accepted or left stays so. */
export async function planRoster(
  tx: Transaction,
  compare: CompareList,
  { options, rows, ...request }: PlanRequest,
): Promise<PlannedRosterRow[]> {
  const cellsOf = new Map(
    rows.flatMap(({ position, plan, cells }) => {
      const proposal = rosterPlan(plan);
      if (!proposal) return [[position, cells] as const];
      return proposal.listRow === null ? [] : [[proposal.listRow, cells] as const];
    }),
  );
  const choices = choicesOf(rows);
  const lines = await compare(tx, { ...request, isWhole: isWholeList(options), list: cellsOf });
  return lines
    .map((line) => {
      const plan = planOf(line);
      const cells = line.entry ? (cellsOf.get(line.entry.row) ?? {}) : cellsOfPerson(line.person);
      const choice = choices.get(keyOfPlan(plan));
      const isTakenIn: PlannedRow['isTakenIn'] = (faults) =>
        !faults.some(({ code }) => isInTheWay(code)) && (choice ?? plan.isTicked);
      return { cells, plan, isTakenIn };
    })
    .toSorted((one, other) => rankOf(one.plan) - rankOf(other.plan));
}

const planOf = ({ class: name, act, changes, reason, isTicked, entry, person }: RosterLine) => ({
  class: name,
  act,
  changes: [...changes],
  reason,
  isTicked,
  subscriberId: person?.subscriberId ?? null,
  ...(person?.ticketIds && { ticketIds: [...person.ticketIds] }),
  listRow: entry?.row ?? null,
});

/** In the order in which acts are carried out, and then of the list. */
const rankOf = ({ act, listRow }: RosterPlan): number =>
  (act === null ? rosterActs.length : rosterActs.indexOf(act)) * 1_000_000 + (listRow ?? 0);

const cellsOfPerson = (person: RosterPerson | null) =>
  person
    ? {
        firstName: person.firstName,
        lastName: person.lastName,
        ...(person.phone !== null && { phone: person.phone }),
        employeeId: person.employeeId,
      }
    : {};

/** The row has no fault: the person has a ticket elsewhere, or has to wait. The user is told. */
const isInTheWay = (code: string): boolean =>
  code === 'TICKET_ALREADY_HELD' || code === 'START_DATE_IN_QUARANTINE';

/** What users have accepted or left otherwise than it was proposed. */
function choicesOf(rows: readonly StoredPlan[]): ReadonlyMap<string, boolean> {
  return new Map(
    rows.flatMap(({ plan, state, faults }) => {
      const proposal = rosterPlan(plan);
      if (!proposal || proposal.act === null) return [];
      const isIn = state !== 'left-out';
      const wasTicked = proposal.isTicked && !faults.some(({ code }) => isInTheWay(code));
      return isIn === wasTicked ? [] : [[keyOfPlan(proposal), isIn] as const];
    }),
  );
}
