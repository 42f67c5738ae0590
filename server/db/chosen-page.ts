import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { containsAsTyped, containsFolded } from './contains-words.ts';

/** A table with `id`, `sorted`, `searched` and `folded`, and which of its rows are meant at all. */
export type Asked = {
  table: string;
  where: RawBuilder<SqlBool>;
  words: readonly string[];
  maxEntries: number;
  offset: number;
};

/**
 * Two parts of a statement: how many rows there are (`counted`), and id and sort key of those on the
 * page (`page`). Rows with every word as typed; when there is none, those that have them without
 * marks and Norwegian letters (“odegard” finds Ødegård), by one look through the index
 * (docs/decisions/0016).
 */
export function chosenPage({
  table,
  where,
  words,
  maxEntries,
  offset,
}: Asked): RawBuilder<unknown> {
  const rows = sql.table(table);
  const onPage = sql`order by sorted, id limit ${maxEntries} offset ${offset}`;
  if (words.length === 0) {
    return sql`
      counted as (
        select count(*) as total from ${rows} where ${where}
      ), page as (
        select id, sorted from ${rows} where ${where} ${onPage}
      )`;
  }
  return sql`
    alike as materialized (
      select id, sorted, ${containsAsTyped('searched', words)} as as_typed
        from ${rows}
       where ${where} and ${containsFolded('folded', words)}
    ), counts as materialized (
      select count(*) as alike, count(*) filter (where as_typed) as as_typed from alike
    ), counted as (
      select case when as_typed > 0 then as_typed else alike end as total from counts
    ), page as (
      select id, sorted from alike
       where as_typed or (select as_typed from counts) = 0
       ${onPage}
    )`;
}
