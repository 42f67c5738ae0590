import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { invoiceBases } from './invoice-bases.query.ts';
import { type BaseListCall, requestOf } from './invoice-base-list.query.ts';

type Counts = {
  readonly all: number;
  readonly open: number;
  readonly closed: number;
  readonly firstMonth: Temporal.PlainDate | null;
  readonly lastMonth: Temporal.PlainDate | null;
};

/** How many invoice bases a company has, open and closed, and of which months. */
export async function countInvoiceBases(
  database: Database,
  call: Pick<BaseListCall, 'scope' | 'params' | 'today'>,
) {
  const { rows } = await sql<Counts>`
    with ${invoiceBases(await requestOf(database, call))}
    select count(*)::int as "all", count(*) filter (where not is_closed)::int as open,
           count(*) filter (where is_closed)::int as closed, min(month) as "firstMonth", max(month) as "lastMonth"
      from base`.execute(tablesOf(database));
  const [row] = rows;
  if (!row) throw new Error('A select of counts returned no row.');
  const { open, closed, ...counts } = row;
  return { ...counts, counts: { open, closed } };
}
