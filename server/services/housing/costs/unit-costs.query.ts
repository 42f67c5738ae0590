import type {
  UnitCost,
  UnitCostFilter,
  UnitCostRows,
  unitCostFilters,
  unitCostSorts,
} from '@takst/contract/services/housing/costs/list-unit-costs.contract.ts';
import type { PageQuery } from '@takst/contract/platform/lists/paging.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { withinCompany } from '#platform/scope/within-scope.ts';
import type { Database } from '#platform/db/database.ts';
import type { Page } from '#platform/db/search/page-with-total.ts';
import { sortKey } from '#platform/db/search/search-page.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isKnownHolder } from '#platform/access/live/known-holder.query.ts';
import {
  isOurs,
  unitLines,
  type UnitLinesRequest,
} from '#services/housing/unit/unit-lines.query.ts';
import { pageOfUnits, unitsWithFindings } from '#services/housing/unit/unit-rows.query.ts';

/** A month, by its first, beside the one before it; both are among the months of the lines. */
export type UnitCostsRequest = UnitLinesRequest & {
  readonly month: Temporal.PlainDate;
  readonly today: Temporal.PlainDate;
};

export type UnitCostRow = Omit<UnitCost, 'totalPrice' | 'priceDifference' | 'refunded'> & {
  readonly totalOre: number;
  readonly differenceOre: number;
  readonly refundedOre: number;
};

/**
 * Common table expressions that end in `unit_row`: every unit that has people or lines in the month or had lines in the
 * one before and, with the id 0, the lines without a unit.
 */
function unitCosts(request: UnitCostsRequest): RawBuilder<unknown> {
  const { scope, companyId, month } = request;
  const isNow = sql`month = ${month}::date`;
  const isBefore = sql`month = ${month.subtract({ months: 1 })}::date`;
  return sql`${unitLines(request)}, unit_sum as materialized (
      select coalesce(unit_id, 0) as id, coalesce(sum(paid_ore) filter (where ${isNow}), 0)::bigint as total_ore,
             coalesce(sum(paid_ore) filter (where ${isBefore}), 0)::bigint as before_ore,
             coalesce(sum(refunded_ore) filter (where ${isNow}), 0)::bigint as refunded_ore,
             count(*) filter (where ${isNow} and product_type = 'TICKET')::int as tickets,
             count(*) filter (where ${isNow} and product_type = 'MOBILITY')::int as subscriptions
        from unit_line where ${isNow} or ${isBefore} group by unit_id
    ), unit_person as materialized (
      select id, holder_id, bool_or(lives_there) as lives_there
        from (select unit_id as id, holder_id, true as lives_there from housing.residence
               where ${withinCompany(scope, 'residence', companyId)}
                 and daterange(from_date, to_date, '[]') && daterange(${month}::date, ${month.add({ months: 1 })}::date)
              union all
              select coalesce(unit_id, 0), holder_id, false from unit_line where ${isNow}) as person
       group by id, holder_id
    ), unit_people as materialized (
      select unit_person.id, jsonb_agg(jsonb_build_object(
               'subscriberId', holder_id, 'name', concat_ws(' ', first_name, last_name), 'livesThere', lives_there)
               order by not lives_there, sorted, holder_id) as residents,
             string_agg(concat_ws(' ', first_name, last_name), ' ') as names
        from unit_person
        join holders.holder on holder.company_id = ${companyId} and holder.id = holder_id
       where ${isKnownHolder('holder')}
       group by unit_person.id
    ), unit_row as materialized (
      select id, number, coalesce(total_ore, 0) as total_ore,
             coalesce(total_ore - before_ore, 0) as difference_ore,
             coalesce(refunded_ore, 0) as refunded_ore, coalesce(tickets, 0) as tickets,
             coalesce(subscriptions, 0) as subscriptions, coalesce(residents, '[]') as residents,
             text.fold(concat_ws(' ', number, names)) as folded,
             findings
        from (${unitsWithFindings(request)}) as unit
        left join unit_sum using (id)
        left join unit_people using (id)
       where unit_sum.id is not null or unit_people.id is not null
    )`;
}

const conditions: Readonly<Record<UnitCostFilter, RawBuilder<SqlBool>>> = {
  'two-households': sql<SqlBool>`'two-households' = any(findings)`,
  'runs-after-move-out': sql<SqlBool>`'runs-after-move-out' = any(findings)`,
  more: sql<SqlBool>`difference_ore > 0`,
  less: sql<SqlBool>`difference_ore < 0`,
};

type ListRequest = UnitCostsRequest &
  Omit<UnitCostRows, 'month'> &
  Pick<PageQuery, 'offset'> & { readonly maxEntries: number | null };

/** A page of the units that search and filter choose, by number; what has no unit comes last. */
export function unitCostPage(
  database: Database,
  { maxEntries, offset, searchFor, filter, sort, ...request }: ListRequest,
): Promise<Page<UnitCostRow>> {
  return pageOfUnits<UnitCostRow>(database, {
    ctes: unitCosts(request),
    searchFor,
    condition: filter ? conditions[filter] : sql<SqlBool>`true`,
    key: sortKey(sort, sortKeys),
    entry: sql`
      select page.id, page.number, page.residents, page.tickets, page.subscriptions, page.total_ore as "totalOre",
             page.difference_ore as "differenceOre", page.refunded_ore as "refundedOre", page.findings`,
    maxEntries,
    offset,
  });
}

const sortKeys: Readonly<
  Record<(typeof unitCostSorts)[number], () => { key: RawBuilder<unknown> }>
> = {
  number: () => ({ key: sql`text.natural_key(number)` }),
  cost: () => ({ key: sql`total_ore` }),
  difference: () => ({ key: sql`difference_ore` }),
};

type OverviewRow = {
  readonly months: readonly {
    readonly month: string;
    readonly isClosed: boolean;
    readonly isOurs: boolean;
    readonly refundedOre: number;
    readonly totalOre: number;
    readonly tickets: number;
    readonly subscriptions: number;
    readonly units: number;
  }[];
  readonly all: number;
  readonly counts: Readonly<Record<UnitCostFilter, number>>;
  readonly costs: readonly { readonly totalOre: number; readonly units: number }[];
};

/** The sums of the months of the lines, how many rows each filter has, and how many units cost how much. */
export async function unitCostSums(
  database: Database,
  request: UnitCostsRequest,
  filters: typeof unitCostFilters,
): Promise<OverviewRow> {
  const counts = filters.flatMap((filter) => [
    sql`${filter}::text`,
    sql`count(*) filter (where ${conditions[filter]})`,
  ]);
  const { rows } = await sql<OverviewRow>`
    with ${unitCosts(request)}, month_sum as (
      select month, bool_and(is_closed) as "isClosed", sum(paid_ore)::bigint as "totalOre",
             sum(refunded_ore)::bigint as "refundedOre",
             count(*) filter (where product_type = 'TICKET') as tickets,
             count(*) filter (where product_type = 'MOBILITY') as subscriptions,
             count(distinct unit_id) as units
        from unit_line group by month
    ), month_row as (
      select listed.month, coalesce("isClosed", false) as "isClosed", coalesce("totalOre", 0) as "totalOre",
             coalesce("refundedOre", 0) as "refundedOre",
             "isClosed" is not null or ${isOurs(request.scope.tenant, sql`listed.month`)} as "isOurs",
             coalesce(tickets, 0) as tickets, coalesce(subscriptions, 0) as subscriptions,
             coalesce(units, 0) as units
        from unnest(${sql.val(request.months.map(String))}::date[]) as listed (month)
        left join month_sum using (month)
    ), cost_row as (
      select total_ore as "totalOre", count(*) as units from unit_row where id > 0 group by total_ore
    )
    select (select jsonb_agg(to_jsonb(month_row) order by month) from month_row) as months,
           (select count(*) from unit_row)::int as all,
           (select jsonb_build_object(${sql.join(counts)}) from unit_row) as counts,
           (select coalesce(jsonb_agg(to_jsonb(cost_row) order by "totalOre"), '[]') from cost_row) as costs`.execute(
    tablesOf(database),
  );
  const [row] = rows;
  if (!row) throw new Error('A select without a from clause returned no row.');
  return row;
}
