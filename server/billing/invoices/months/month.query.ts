import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import {
  monthLineColumns,
  type MonthLineRow,
  monthLines,
  type MonthLinesRequest,
} from './month-lines.query.ts';

export type Month = { readonly isClosed: boolean; readonly lines: readonly MonthLineRow[] };

/** The lines of a month, by ticket; closed when those of every agreement with lines are. */
export async function findMonth(
  database: Database,
  reach: Omit<MonthLinesRequest, 'months'>,
  month: Temporal.PlainDate,
): Promise<Month> {
  const { rows: lines } = await sql<MonthLineRow>`
    with ${monthLines({ ...reach, months: [month] })}
    select ${monthLineColumns('month_line')} from month_line order by related_id`.execute(
    tablesOf(database),
  );
  return { isClosed: lines.length > 0 && lines.every(({ isClosed }) => isClosed), lines };
}

/** What months cost a company, by their firsts; a month without lines is left out. */
export async function totalsOfMonths(
  database: Database,
  request: MonthLinesRequest,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ month: string; totalOre: number }>`
    with ${monthLines(request)}
    select month::text, sum(price_ore::bigint * quantity)::bigint as "totalOre"
      from month_line group by month`.execute(tablesOf(database));
  return new Map(rows.map(({ month, totalOre }) => [month, totalOre]));
}
