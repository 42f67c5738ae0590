import type { Tables } from '#platform/db/tables.generated.ts';

/** A row as it is read from a table. */
export type RowOf<Table extends keyof Tables> = {
  [Column in keyof Tables[Table]]: Tables[Table][Column] extends { __select__: infer Read }
    ? Read
    : Tables[Table][Column];
};
