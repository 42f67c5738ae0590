import { registeredServiceIds } from '@takst/domain/platform/access/ticket-service-id.ts';
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

/** What months cost a company under all its agreements, in their order. */
export async function totalsOfMonths(
  database: Database,
  request: Omit<MonthLinesRequest, 'serviceIds'>,
): Promise<number[]> {
  // Lines of months and of days have other columns.
  const answers = await Promise.all(
    (['months', 'days'] as const).map(async (bills) => {
      const serviceIds = registeredServiceIds.filter((id) => request.services[id]?.bills === bills);
      if (serviceIds.length === 0) return [];
      const { rows } = await sql<{ month: Temporal.PlainDate; totalOre: number }>`
        with ${monthLines({ ...request, serviceIds })}
        select month, sum(price_ore::bigint * quantity)::bigint as "totalOre"
          from month_line group by month`.execute(tablesOf(database));
      return rows;
    }),
  );
  return request.months.map((month) =>
    answers
      .flat()
      .filter((row) => row.month.equals(month))
      .reduce((sum, { totalOre }) => sum + totalOre, 0),
  );
}
