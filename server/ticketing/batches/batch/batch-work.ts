import type {
  BatchService,
  ColumnName,
  GeneralFault,
  OptionsOf,
  RowValues,
  ServiceFault,
} from '@takst/contract/ticketing/batches/batch-service.ts';
import type { ReadingContext } from '@takst/contract/ticketing/batches/read-cell.ts';
import type { RowCells } from '@takst/contract/ticketing/batches/read-row.ts';
import type { CellFault } from '@takst/domain/ticketing/batches/column-kinds/cell-reading.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { BilingualText } from '@takst/domain/platform/texts/bilingual-text.ts';
import type { Scope } from '#platform/scope/scope.ts';
import type { Change } from '#platform/changes/change-path.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import type { LockedBatch } from './batch.store.ts';

/**
 * Another person that a row concerns, and the day on which it does. Stored by id: the name is read when it is shown.
 */
type OtherPerson = { readonly subscriberId: number; readonly day: Temporal.PlainDate };

/** What the check says about a row that is in order. */
export type RowEffect = {
  /** The first day on which things are as the row says. */
  readonly startDate: Temporal.PlainDate | null;
  /** Added to each month, less than 0 for what is saved. */
  readonly priceOre: number | null;
  /** Of free tickets: what is taxed of it in a month; null when the retail price is not on file. */
  readonly taxOre?: number | null;
  /** The name of the person here, where the row has another one. */
  readonly knownAs: string | null;
  /** What else follows, by codes that the service's page has words for. */
  readonly notes?: readonly string[];
  /** The people that the notes are about. */
  readonly others?: readonly OtherPerson[];
  /** What the row replaces, by column. */
  readonly before?: RowCells;
  /** Both sides of a change. */
  readonly replaces?: { readonly before: ReplacedTicket; readonly after: ReplacedTicket };
};

type ReplacedTicket = {
  /** Ids from and to; null for all zones. */
  readonly zones: readonly string[] | null;
  readonly invoiceReference: string;
  readonly priceOre: number | null;
};

type Fault<Column extends string, Code extends string> = {
  readonly column: Column | null;
  readonly code: Code;
  readonly proposal?: string | null;
  readonly others?: readonly OtherPerson[];
};

/** What one row comes to, by the service's own rules. */
export type RowDecision<S extends BatchService, Accepted> = (
  | { readonly accepted: Accepted; readonly effect: RowEffect }
  | { readonly faults: readonly Fault<ColumnName<S>, ServiceFault<S> | CellFault>[] }
) & {
  /** The person of the row, if known: the page links there, and the row is erased with them. */
  readonly subject?: RowSubject;
  /** What may occur in one row of a batch alone, where only the facts say it. */
  readonly keys?: readonly string[];
};

/** Whose rows, at which moment. */
export type WorkMoment<S extends BatchService> = {
  readonly scope: Scope;
  readonly companyId: number;
  readonly batchId: number;
  readonly options: OptionsOf<S>;
  readonly today: Temporal.PlainDate;
  readonly now: Temporal.Instant;
};

/** The values of a row, and what the service has planned for it; null where its cells say it all. */
export type WorkRow<S extends BatchService> = RowValues<S> & { readonly plan: unknown };

export type LoadRequest<S extends BatchService> = WorkMoment<S> & {
  readonly rows: readonly WorkRow<S>[];
  /** In work: takes every lock in sorted order first, and reads after that. */
  readonly lock: boolean;
};

/** The company and day of which a service may cache data before a batch. */
type WarmUp = {
  readonly tenant: TenantId;
  readonly companyId: number;
  readonly today: Temporal.PlainDate;
};

export type RowSubject = { readonly type: string; readonly id: number };

/**
 * All that a service does with its rows. Check is `load` and `decide`; work is `load` with locks, the same
 * `decide`, and `save`: what was checked is what is done.
 */
export type BatchWork<S extends BatchService, Facts, Accepted> = {
  readonly service: S;
  /** Words for the service's faults, in the file of rows that were not done; and its own for a row that is there twice. */
  readonly reasons: Readonly<
    Record<ServiceFault<S>, BilingualText> & { ROW_TWICE?: BilingualText }
  >;
  /** Reads what is cached in the process, before the transaction that needs it. */
  readonly warmUp: (database: Database, of: WarmUp) => Promise<void>;
  /** In a number of statements that does not depend on the rows. */
  readonly load: (tx: Transaction, request: LoadRequest<S>) => Promise<Facts>;
  /** Whether the cells of a row say what is done, and are read; else they only name somebody. Always by default. */
  readonly readsCells?: (plan: unknown) => boolean;
  /** What may occur in one row of a batch alone. */
  readonly keys: (row: WorkRow<S>) => readonly string[];
  /** Pure. */
  readonly decide: (
    facts: Facts,
    row: WorkRow<S>,
    moment: WorkMoment<S>,
  ) => RowDecision<S, Accepted>;
  /**
   * What is wrong with the batch as a whole. `unanswered`: the questions of the service that neither the options nor
   * each row answer; those that the facts do not answer either are faults.
   */
  readonly general: (
    facts: Facts,
    moment: WorkMoment<S>,
    unanswered: readonly string[],
  ) => readonly GeneralFault<S>[];
  /** Writes, records and announces in sets; one subject for each accepted row, in their order. */
  readonly save: (
    change: Change,
    accepted: readonly Accepted[],
    moment: WorkMoment<S>,
  ) => Promise<readonly RowSubject[]>;
  /**
   * Looks at a draft that is about to start, in the same transaction, where a check of each row is not enough. Rows
   * that are not ready are then deleted.
   */
  readonly beforeStart?: BeforeStart;
  /** The fault that a violated constraint stands for: what a forgotten lock would let through. */
  readonly faultOfConstraint: (constraint: string) => ServiceFault<S> | null;
};

export type StartRequest = {
  readonly scope: Scope;
  readonly batch: LockedBatch;
  readonly reading: ReadingContext;
  readonly today: Temporal.PlainDate;
  readonly now: Temporal.Instant;
  /** What the user typed because there is something to think about. */
  readonly confirmedNumber: number | null;
};

/** Why a draft does not start: it is no longer what was seen, or somebody has to type a number. */
export type StartRefusal =
  | { readonly code: 'NOT_AS_SHOWN' }
  | { readonly code: 'NUMBER_NOT_CONFIRMED'; readonly number: number };

type BeforeStart = (tx: Transaction, request: StartRequest) => Promise<StartRefusal | null>;

export type RowFaultOf = {
  column: string | null;
  code: string;
  proposal: string | null;
  others?: readonly OtherPerson[];
};

export type RowToDecide = {
  readonly position: number;
  readonly cells: RowCells;
  readonly plan: unknown;
};

export type DecidedRow = {
  readonly position: number;
  readonly keys: readonly string[];
  readonly faults: readonly RowFaultOf[];
  readonly effect: RowEffect | null;
  readonly subject: RowSubject | null;
};

export type DecideRequest = Omit<WorkMoment<BatchService>, 'options'> & {
  /** As they are stored. */
  readonly options: unknown;
  readonly rows: readonly RowToDecide[];
  readonly reading: ReadingContext;
  readonly lock: boolean;
  /** Of the service's questions, in a check. */
  readonly unanswered?: readonly string[];
};

type DecidedRows = {
  readonly rows: readonly DecidedRow[];
  readonly generalFaults: readonly string[];
  /** Saves those of the rows that are in order and among these positions; one subject for each. */
  readonly save: (
    change: Change,
    positions: ReadonlySet<number>,
  ) => Promise<ReadonlyMap<number, RowSubject>>;
};

/** A service's work as the engine sees it: without the types of its rows and facts. */
export type BoundWork<Name extends string = string> = {
  readonly service: BatchService & { readonly name: Name };
  readonly reasons: Readonly<Record<string, BilingualText>>;
  readonly warmUp: (database: Database, of: WarmUp) => Promise<void>;
  readonly beforeStart: BeforeStart | null;
  readonly decide: (tx: Transaction, request: DecideRequest) => Promise<DecidedRows>;
  readonly faultOfConstraint: (constraint: string) => string | null;
};
