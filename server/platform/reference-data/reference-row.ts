import { dataOrigins, type DataOrigin } from '@takst/domain/platform/reference-data/data-origin.ts';
import * as z from 'zod/mini';

/** What a file says about all of its rows. */
export type FileOrigin = {
  readonly origin: DataOrigin;
  /** The day on which the file was true: a row of a newer file stays. */
  readonly asOf: string;
};

/** A row may say that it is something else than the rest of its file. */
export const rowOrigin = { origin: z.optional(z.enum(dataOrigins)) };

type StampColumns = { readonly origin: DataOrigin; readonly as_of: string };

/** The columns that every row of reference data has. */
export const stampOf = (
  { origin, asOf }: FileOrigin,
  row: { readonly origin?: DataOrigin | undefined } = {},
): StampColumns => ({ origin: row.origin ?? origin, as_of: asOf });

export type RowValues = Readonly<Record<string, unknown>>;

/** A row that differed from the one in a file. A kept one came with a newer file. */
export type RowChange = {
  readonly table: string;
  readonly outcome: 'added' | 'changed' | 'kept';
  readonly key: RowValues;
  /** Columns that differ; all of them of a row that was added. */
  readonly before: RowValues | null;
  readonly after: RowValues;
};
