import type {
  PayrollRows,
  payrollSorts,
} from '@takst/contract/billing/payroll/list-payroll-changes.contract.ts';
import type { PageQuery } from '@takst/contract/platform/lists/paging.ts';
import { searchWords } from '@takst/domain/customers/companies/search-words.rules.ts';
import { monthsFrom } from '@takst/domain/platform/time/month.rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { containsFolded } from '#platform/db/search/contains-words.ts';
import { type Page, pageWithTotal } from '#platform/db/search/page-with-total.ts';
import { sortKey } from '#platform/db/search/search-page.ts';
import { tablesOf } from '#platform/db/tables.ts';
import {
  monthLineColumns,
  type MonthLineRow,
  monthLines,
  type MonthLinesRequest,
} from '#billing/invoices/invoices.public.ts';

/** A line as JSON has it. */
export type ComparedLine = Omit<MonthLineRow, 'month' | 'soldAt'> & {
  readonly month: string;
  readonly soldAt: string;
};

export type ChangeRow = {
  readonly id: number;
  readonly month: string;
  readonly oldLine: ComparedLine | null;
  readonly newLine: ComparedLine | null;
};

/** Changes after the month of one date and up to that of another. */
export type ChangesRequest = Omit<MonthLinesRequest, 'months'> & {
  readonly oldDate: Temporal.PlainDate;
  readonly newDate: Temporal.PlainDate;
};

/**
 * Common table expressions that end in `payroll_change`: the SQL twin of `payrollChanges`, for each month against the one
 * before. Its id is that of the ticket or subscription with the month, so that a row is known again.
 */
function payrollChanges({ oldDate, newDate, ...reach }: ChangesRequest): RawBuilder<unknown> {
  const months = monthsFrom(oldDate, newDate);
  const compared = months.slice(1).map(String);
  return sql`${monthLines({ ...reach, months })}, placed_line as materialized (
      select month_line.*, (month + interval '1 month')::date as next_month, ${productOf} as compared_product,
             price_ore::bigint * quantity as line_ore,
             row_number() over (partition by month, person, ${productOf} order by related_id) as place
        from month_line
    ), payroll_change as materialized (
      select coalesce(newer.month, older.next_month) as month,
             (coalesce(newer.related_id, older.related_id) * 100000
               + extract(year from coalesce(newer.month, older.next_month))::bigint * 12
               + extract(month from coalesce(newer.month, older.next_month))::bigint) * 2
               + (newer.person is null)::int as id,
             case when older.person is null then 'SUBSCRIBED' when newer.person is null then 'UNSUBSCRIBED'
                  else 'PRICE_CHANGED' end as change_type,
             coalesce(newer.line_ore, 0) as new_ore,
             coalesce(newer.employee_id, older.employee_id) as employee_id,
             text.sort_key(concat_ws(' ', coalesce(newer.last_name, older.last_name),
                                     coalesce(newer.first_name, older.first_name))) as sorted,
             text.fold(concat_ws(' ',
               coalesce(newer.first_name, older.first_name), coalesce(newer.last_name, older.last_name),
               coalesce(newer.employee_id, older.employee_id),
               coalesce(newer.phone_country_code, older.phone_country_code)
                 || coalesce(newer.phone, older.phone))) as folded,
             case when older.person is not null then to_jsonb(old_line) end as old_line,
             case when newer.person is not null then to_jsonb(new_line) end as new_line
        from placed_line as newer
        full join placed_line as older
          on older.next_month = newer.month and older.person = newer.person
         and older.compared_product = newer.compared_product and older.place = newer.place
       cross join lateral (select ${monthLineColumns('newer')}) as new_line
       cross join lateral (select ${monthLineColumns('older')}) as old_line
       where coalesce(newer.month, older.next_month) = any(${sql.val(compared)}::date[])
         and newer.line_ore is distinct from older.line_ore
    )`;
}

/** All tickets are one product: other zones are another price of it. */
const productOf = sql`case product_type when 'TICKET' then 'TICKET' else product end`;

const entry = sql`select page.id, page.month, page.key, page.old_line as "oldLine", page.new_line as "newLine"`;
const ownOrder = sql`page.month, page.change_type = 'UNSUBSCRIBED', page.sorted, page.id`;

/** Every change, in the order of the list. */
export async function allChanges(
  database: Database,
  request: ChangesRequest,
): Promise<ChangeRow[]> {
  const everything = { ...request, searchFor: '' };
  return (await changesPage(database, { ...everything, maxEntries: null, offset: 0 })).matches;
}

/** With what a chosen column sorts it by. */
type SortedRow = ChangeRow & { readonly key: string | number | null };

type ListRequest = ChangesRequest & Omit<PayrollRows, 'from'> & Pick<PageQuery, 'offset'>;

/** A page of the changes that search and filters choose; all of them without a number of entries. */
export const changesPage = (
  database: Database,
  { maxEntries, offset, ...request }: ListRequest & { readonly maxEntries: number | null },
): Promise<Page<SortedRow>> => {
  const { searchFor, filter, month, sort } = request;
  const key = sortKey(sort, sortKeys);
  const direction = key?.isDescending ? sql`desc` : sql`asc`;
  const words = searchWords(searchFor);
  return pageWithTotal<SortedRow>(database, {
    ctes: payrollChanges(request),
    matched: sql`
      select payroll_change.*, ${key?.key ?? sql`null`} as key from payroll_change
       where ${words.length === 0 ? sql`true` : containsFolded('folded', words)}
         and (${filter ?? null}::text is null or change_type = ${filter ?? null})
         and (${month ?? null}::date is null or month = ${month ?? null}::date)`,
    order: key ? sql`page.key ${direction}, ${ownOrder}` : ownOrder,
    entry,
    maxEntries,
    offset,
  });
};

/**
 * The same changes for a file, read month by month: each is compared with the one before alone. In another order than
 * that of the months they are put together at the end.
 */
export async function* changesInParts(
  database: Database,
  request: Omit<ListRequest, 'maxEntries' | 'offset'>,
): AsyncGenerator<ChangeRow[]> {
  const { oldDate, newDate, sort } = request;
  const [first, ...compared] = monthsFrom(oldDate, newDate);
  const isByMonth = sort === undefined || sort === 'month';
  const rows: SortedRow[] = [];
  let older = first;
  for (const newer of compared) {
    const page = await changesPage(database, {
      ...request,
      oldDate: older ?? newer,
      newDate: newer,
      maxEntries: null,
      offset: 0,
    });
    older = newer;
    if (isByMonth) yield page.matches;
    else {
      // Another piece of the file, so that calls of users come in between.
      yield [];
      rows.push(...page.matches);
    }
  }
  if (!isByMonth) yield rows.sort(byKey(sort.startsWith('-')));
}

/** As the database sorts by a key, with none as the last one; rows of the same key stay in the order of the months. */
const byKey = (isDescending: boolean) => (one: SortedRow, other: SortedRow) => {
  if (one.key === other.key) return 0;
  const isBefore = other.key === null || (one.key !== null && one.key < other.key);
  return isBefore !== isDescending ? -1 : 1;
};

const sortKeys: Readonly<
  Record<(typeof payrollSorts)[number], () => { key: RawBuilder<unknown> }>
> = {
  month: () => ({ key: sql`month` }),
  lastName: () => ({ key: sql`sorted` }),
  employeeId: () => ({ key: sql`text.sort_key(employee_id)` }),
  price: () => ({ key: sql`new_ore` }),
};

export type OverviewRow = {
  readonly month: Temporal.PlainDate;
  readonly isClosed: boolean;
  readonly people: number;
  readonly totalOre: number;
  readonly counts: Readonly<Record<string, number>>;
};

/** What the lines of each month come to, and how many changes of each type it has. */
export async function monthsWithChanges(
  database: Database,
  request: ChangesRequest,
): Promise<OverviewRow[]> {
  const months = monthsFrom(request.oldDate, request.newDate).map(String);
  const { rows } = await sql<OverviewRow>`
    with ${payrollChanges(request)}, counted as (
      select month, jsonb_object_agg(change_type, changes) as counts
        from (select month, change_type, count(*) as changes from payroll_change
               group by month, change_type) as by_type
       group by month
    ), summed as (
      select month, bool_and(is_closed) as is_closed, count(distinct person)::int as people,
             sum(line_ore)::bigint as total_ore
        from placed_line group by month
    )
    select listed.month, coalesce(is_closed, false) as "isClosed", coalesce(people, 0) as people,
           coalesce(total_ore, 0)::bigint as "totalOre", coalesce(counts, '{}') as counts
      from unnest(${sql.val(months)}::date[]) as listed (month)
      left join summed using (month)
      left join counted using (month)
     order by listed.month`.execute(tablesOf(database));
  return rows;
}
