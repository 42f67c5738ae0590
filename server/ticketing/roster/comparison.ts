import type { ReadingContext } from '@takst/contract/ticketing/batches/read-cell.ts';
import type { RowCells } from '@takst/contract/ticketing/batches/read-row.ts';
import type { FamilyTicket } from '@takst/contract/ticketing/roster/roster.schema.ts';
import type { RosterCalls } from '@takst/contract/ticketing/roster/roster-calls.ts';
import type { RosterLine } from '@takst/domain/ticketing/roster/compare-roster.rules.ts';
import type { Scope } from '#platform/scope/scope.ts';
import type { BoundWork } from '#ticketing/batches/batches.public.ts';
import type { Database, Transaction } from '#platform/db/database.ts';

type CompareRequest = {
  readonly scope: Scope;
  readonly companyId: number;
  /** Whether the list has everybody who works in the company. */
  readonly isWhole: boolean;
  readonly reading: ReadingContext;
  readonly today: Temporal.PlainDate;
  /** The cells of the list, by row. */
  readonly list: ReadonlyMap<number, RowCells>;
};

/** Compares a list with the people of a service today. */
export type CompareList = (tx: Transaction, request: CompareRequest) => Promise<RosterLine[]>;

/** The tickets of a scope with these ids, each as a row of the comparison shows it. */
export type DescribeFamilies = (
  database: Database,
  request: {
    readonly scope: Scope;
    readonly ids: readonly number[];
    readonly today: Temporal.PlainDate;
  },
) => Promise<ReadonlyMap<number, FamilyTicket>>;

/** A service that compares a company's list of employees with its people (docs/decisions/0047, 0095). */
export type Comparison = {
  readonly database: Database;
  readonly work: BoundWork;
  readonly calls: RosterCalls;
  readonly compare: CompareList;
  /** Of a service whose proposals are about families. */
  readonly describeFamilies?: DescribeFamilies;
};
