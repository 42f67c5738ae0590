import type { FeatureNeed } from '@takst/domain/platform/access/feature-need.rules.ts';
import type { RefusalReaction } from '@takst/domain/ticketing/batches/batch.ts';
import type { Choice } from '@takst/domain/ticketing/batches/column-kinds/choice-from-text.rules.ts';
import type { ZoneCell } from '@takst/domain/ticketing/batches/column-kinds/zone-from-text.rules.ts';
import type { Phone } from '@takst/domain/ticketing/holders/slot.ts';
import type * as z from 'zod/mini';

type Headings = readonly [string, ...string[]];

/** How the text of a cell is read; each kind has its codec in `domain/ticketing/batches/column-kinds`. */
type ColumnKind =
  | { readonly as: 'text'; readonly schema: z.ZodMiniType<string, string> }
  | { readonly as: 'phone' }
  | {
      readonly as: 'date';
      /** A date of birth, not a day near today. */
      readonly isBirthDate?: true;
    }
  | { readonly as: 'zone' }
  | { readonly as: 'digits'; readonly lengths: readonly number[] }
  | { readonly as: 'choice'; readonly choices: readonly Choice[] }
  /** Only in files: reading the file splits it into two other columns. */
  | { readonly as: 'full-name'; readonly splitsInto: readonly [string, string] };

export type Column = ColumnKind & {
  /** As files have them, in any case and spacing; the first is the column's name on screen. */
  readonly headings: { readonly nb: Headings; readonly en: Headings };
  readonly example: string;
  /** A row without it has a fault, unless the options supply it. */
  readonly isRequired: boolean;
  /** Identifies the person of a row, with other columns: the result has it where the rows do. */
  readonly isIdentity?: boolean;
  /** Identifies an entry that was ticked in a list. Files and tables leave it out. */
  readonly isHidden?: boolean;
  /** A table has it only where something is wrong with it, or a row is edited: it would push the state out of sight. */
  readonly isDetail?: true;
  /** Used only when an option has one of these values; always when it is missing. */
  readonly onlyWith?: { readonly option: string; readonly values: readonly string[] };
};

type Options = Readonly<Record<string, unknown>> & {
  /** Whether `3/4` is 3 April or 4 March in the file; null while it has not been a question. */
  readonly slashOrder: 'day-first' | 'month-first' | null;
};
/**
 * What stands above the table and is missing in rows: it is asked once, before a row is checked, instead of a fault in
 * each of them. Above all what costs money: nothing of it is taken from a default.
 */
export type OptionQuestion = {
  /** A general fault of the batch until the question is answered. */
  readonly code: string;
  /** A row that has a cell in one of them answers for itself. */
  readonly columns: readonly string[];
  readonly isAnswered: (options: Readonly<Record<string, unknown>>) => boolean;
};
type OptionsSchema = z.ZodMiniType<Options, unknown>;

/** What a service says about its batches; what it does with them is a `BatchWork` on the server. */
export type BatchService = {
  readonly name: string;
  /** Who may make a batch. Each chunk that is carried out asks for it again. */
  readonly needs: FeatureNeed;
  /** Who may see batches of a company and mend their rows. */
  readonly needsToRead: FeatureNeed;
  /** Its batches are the operator's own and belong to no company. */
  readonly isOfOperator?: true;
  /** Its cells are secrets: they are deleted as soon as a row is done, and all of them with the end of the batch. */
  readonly hasSecrets?: true;
  readonly maxRows: number;
  readonly columns: Readonly<Record<string, Column>>;
  /** What stands above the table, for what the file lacks; any of it may be missing in a draft. */
  readonly options: OptionsSchema;
  readonly questions?: readonly OptionQuestion[];
  readonly exampleOptions: Readonly<Record<string, unknown>>;
  /** What the service itself may find wrong with a row. */
  readonly faults: readonly string[];
  /** Those of them that say that what the row asks for is there already: such a row is not one to mend. */
  readonly faultsOfExisting?: readonly string[];
  /** What may be wrong with the whole batch. */
  readonly generalFaults: readonly string[];
};

/** Declares a service; its columns, options and codes are then known to the compiler. */
export const batchService = <const S extends BatchService>(service: S): S => service;

export type ColumnName<S extends BatchService> = keyof S['columns'] & string;
export type OptionsOf<S extends BatchService> = z.output<S['options']>;
/** What the service finds, beside the faults of cells and of the engine. */
export type ServiceFault<S extends BatchService> = S['faults'][number];
export type GeneralFault<S extends BatchService> = S['generalFaults'][number];

/** Those of the questions that wait for an answer, before a row is checked. */
export const openQuestions = (
  { questions = [] }: Pick<BatchService, 'questions'>,
  { generalFaults }: { readonly generalFaults: readonly string[] },
): readonly OptionQuestion[] => questions.filter(({ code }) => generalFaults.includes(code));

/** What the engine itself finds wrong with a row. */
export const engineFaults = [
  /** Another row of the batch is about the same. */
  'ROW_TWICE',
  /** Something went wrong on our side with this row; it is reported. */
  'UNEXPECTED',
] as const;

type CellValue<C extends Column> = C extends { as: 'phone' }
  ? Phone
  : C extends { as: 'date' }
    ? Temporal.PlainDate
    : C extends { as: 'zone' }
      ? ZoneCell
      : C extends { as: 'choice'; choices: readonly { value: infer V }[] }
        ? V
        : string;

type StoredColumns<S extends BatchService> = {
  [
    Name in ColumnName<S> as S['columns'][Name] extends { as: 'full-name' } ? never : Name
  ]: S['columns'][Name];
};

/** The values of a row; null for an empty cell that may be empty. */
export type RowValues<S extends BatchService> = {
  readonly [Name in keyof StoredColumns<S>]:
    | CellValue<StoredColumns<S>[Name]>
    | (StoredColumns<S>[Name]['isRequired'] extends true ? never : null);
};

/** The columns that rows are stored with, in the order of the table. */
export const storedColumns = (service: BatchService): [string, Column][] =>
  Object.entries(service.columns).filter(([, column]) => column.as !== 'full-name');

/** Those of them that count with these options. */
export const columnsInUse = (service: BatchService, options: unknown): [string, Column][] =>
  storedColumns(service).filter(([, column]) => isInUse(column, options));

export function isInUse({ onlyWith }: Pick<Column, 'onlyWith'>, options: unknown): boolean {
  if (!onlyWith) return true;
  const values: Readonly<Record<string, unknown>> = { ...(options as object) };
  return onlyWith.values.some((value) => value === values[onlyWith.option]);
}

/** Stands for the company where a batch is the operator's own. */
export const operatorsOwn = 0;

/** Files stop at the first row that is refused; what was ticked in a list goes on. */
export const reactionTo = (sourceKind: 'file' | 'paste' | 'ticked'): RefusalReaction =>
  sourceKind === 'ticked' ? 'go-on' : 'stop';
