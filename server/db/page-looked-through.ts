import { type RawBuilder, sql } from 'kysely';
import type { Asked } from './chosen-page.ts';
import { containsAsTyped, containsFolded } from './contains-words.ts';

/**
 * The parts of `chosenPage` for words that no index finds, of a table with an index in the order of
 * the list that has what is searched beside it (docs/decisions/0023). One look through that index
 * counts what is found and notes it in order: what is found is half of everything, and to keep and
 * sort it costs more than the look. `offset 0` keeps the database from choosing otherwise.
 */
export function pageLookedThrough({
  table,
  where,
  words,
  maxEntries,
  offset,
}: Asked): RawBuilder<unknown> {
  const rows = sql.table(table);
  return sql`
    looked as materialized (
      select count(*) as alike, count(*) filter (where as_typed) as as_typed,
             array_agg(id) filter (where as_typed) as typed_ids,
             array_agg(id) filter (where not as_typed) as other_ids
        from (select id, ${containsAsTyped('searched', words)} as as_typed
                from (select id, searched, folded from ${rows}
                       where ${where} order by sorted, id offset 0) as in_order
               where ${containsFolded('folded', words)}) as found
    ), counted as (
      select case when as_typed > 0 then as_typed else alike end as total from looked
    ), page as (
      select id, sorted from ${rows}
       where ${where} and id = any(array(
         select unnest((case when as_typed > 0 then typed_ids else other_ids end)
                       [${offset}::int + 1 : ${offset}::int + ${maxEntries}::int])
           from looked))
    )`;
}
