import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { bookLineColumns, bookLines, type BookLine } from '../book/book-lines.query.ts';
import type { FreeCompany } from '../book/test-book-world.store.ts';
import { numberKey } from './number-key.query.ts';
import type { TaxReach } from './taxed-months.query.ts';

/** The lines of the book in some months, as the pages read them. */
export async function linesOfBook(
  database: Database,
  reach: TaxReach,
  [from, through]: readonly [Temporal.PlainDate, Temporal.PlainDate],
): Promise<BookLine[]> {
  const { rows } = await sql<BookLine>`
    with ${bookLines({ ...reach, from, through })}
    select ${bookLineColumns('book')} from book`.execute(tablesOf(database));
  return rows;
}

/** Gives a person another employee number, as an edit in place does. */
export const setEmployeeId = (
  database: Database,
  { id }: FreeCompany,
  { person, employeeId }: { readonly person: string; readonly employeeId: string },
) =>
  sql`update holders.holder set employee_id = ${employeeId}
       where company_id = ${id} and last_name = ${person}`.execute(tablesOf(database));

/** Takes the holders from tickets whose months are open, as anonymising does: their numbers are not kept. */
export const removeHolders = (
  database: Database,
  { id }: FreeCompany,
  tickets: readonly number[],
) =>
  sql`update tickets.ticket set holder_id = null, anonymised_at = '2026-03-07T12:00:00Z'
       where company_id = ${id} and id = any(${sql.val([...tickets])}::bigint[])`.execute(
    tablesOf(database),
  );

/** What employee numbers are sorted by here, and by the function for texts of any kind. */
export async function numberKeysOf(
  database: Database,
  numbers: readonly string[],
): Promise<{ readonly here: string; readonly anywhere: string }[]> {
  const { rows } = await sql<{ here: string; anywhere: string }>`
    select ${numberKey('number')} as here, text.natural_key(employee_key) as anywhere
      from unnest(${sql.val([...numbers])}::text[]) with ordinality as number (employee_key, place)
     order by place`.execute(tablesOf(database));
  return rows;
}
