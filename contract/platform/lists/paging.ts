import * as z from 'zod/mini';

/** Lists come ten at a time; the page number becomes an offset (spec 2 §7: offset = (page-1) x 10). */
export const pageSize = 10;
/** How many a user may choose instead. */
export const pageSizes = [pageSize, 25, 50, 100] as const;

/** A whole number in a query. */
export const wholeNumberBetween = (min: number, max: number) =>
  z.pipe(
    z.pipe(
      z.string().check(z.regex(/^\d+$/, { error: 'numbersOnly' })),
      z.transform((text) => Number(text)),
    ),
    z.number().check(z.minimum(min, { error: 'minValue' }), z.maximum(max, { error: 'maxValue' })),
  );

/** The same, which may be left out. */
export const wholeNumber = (fallback: number, min: number, max: number) =>
  z._default(wholeNumberBetween(min, max), fallback);

/** The query of every list in the specification. */
export const pageQuery = z.strictObject({
  maxEntries: wholeNumber(pageSize, 1, 10_000),
  offset: wholeNumber(0, 0, 999_999),
  searchFor: z._default(z.string().check(z.maxLength(200, { error: 'maxLength' })), ''),
});
export type PageQuery = z.output<typeof pageQuery>;

/** The query of a list that comes whole where a call names no number of entries. */
export const wholeListQuery = z.strictObject({
  ...pageQuery.shape,
  maxEntries: z.optional(wholeNumberBetween(1, 10_000)),
});

/** A column by which a list is sorted; `-column` for descending. */
export type SortBy<Column extends string> = Column | `-${Column}`;

const directionsOf = <Column extends string>(column: Column): SortBy<Column>[] => [
  column,
  `-${column}`,
];

/** What a list with filters takes beside its page: which rows, and their order. */
export const rowsQuery = <Filter extends string, Column extends string>(
  filters: readonly Filter[],
  columns: readonly Column[],
) => ({
  searchFor: pageQuery.shape.searchFor,
  /** One of the list's filters; all rows without one. */
  filter: z.optional(z.enum(filters)),
  /** The list's own order without one. */
  sort: z.optional(z.enum(columns.flatMap(directionsOf))),
});

/** The answer of every list in the specification: `totalEntries` and `matches` (spec 1 §3). */
export const pageOf = <S extends z.ZodMiniType>(entry: S) =>
  z.object({ totalEntries: z.int(), matches: z.array(entry) });
