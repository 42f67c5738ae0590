import type {
  StatementRows,
  statementSorts,
  statementUnit,
} from '@takst/contract/services/housing/statement/list-statement-units.contract.ts';
import type { PageQuery } from '@takst/contract/platform/lists/paging.ts';
import { monthsOfYear } from '@takst/domain/services/housing/statement.rules.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type * as z from 'zod/mini';
import { withinCompany } from '#platform/scope/within-scope.ts';
import type { Database } from '#platform/db/database.ts';
import type { Page } from '#platform/db/search/page-with-total.ts';
import { sortKey } from '#platform/db/search/search-page.ts';
import { isKnownHolder } from '#platform/access/live/known-holder.query.ts';
import { unitLines, type UnitLinesRequest } from '#services/housing/unit/unit-lines.query.ts';
import { pageOfUnits, unitsWithFindings } from '#services/housing/unit/unit-rows.query.ts';

/** A year of a company; its months are those that have begun. */
export type StatementRequest = UnitLinesRequest & {
  readonly year: number;
  readonly today: Temporal.PlainDate;
};

/** As JSON has it, with the amounts of the twelve months and of the year in øre. */
export type UnitRow = Omit<z.input<typeof statementUnit>, 'months' | 'total'> & {
  readonly monthsOre: readonly number[];
  readonly totalOre: number;
};

/** Common table expressions that end in `statement_line`: the rows of `unit_line` that were invoiced. */
const statementLines = (request: UnitLinesRequest): RawBuilder<unknown> => sql`
  ${unitLines(request)}, statement_line as materialized (select * from unit_line where is_closed)`;

/** How many different tickets and subscriptions are among lines. */
export const entryCounts = sql`
  count(distinct related_id) filter (where product_type = 'TICKET')::int as tickets,
  count(distinct related_id) filter (where product_type = 'MOBILITY')::int as subscriptions`;

/**
 * Common table expressions that end in `unit_row`: every unit with invoiced lines or residents in the year, and, with
 * the id 0, what has no unit.
 */
export function unitRows(request: StatementRequest): RawBuilder<unknown> {
  const { scope, companyId, year } = request;
  const months = monthsOfYear(year).map(
    (month) => sql`coalesce(sum(paid_ore) filter (where month = ${month}::date), 0)`,
  );
  return sql`${statementLines(request)}, unit_sum as materialized (
      select coalesce(unit_id, 0) as id, jsonb_build_array(${sql.join(months)}) as months_ore,
             sum(paid_ore)::bigint as total_ore, ${entryCounts}
        from statement_line group by unit_id
    ), unit_people as materialized (
      select unit_id as id,
             jsonb_agg(jsonb_build_object(
               'subscriberId', holder_id, 'firstName', first_name, 'lastName', last_name, 'from', from_date,
               'to', to_date) order by from_date, sorted, holder_id) filter (where ${isKnownHolder('holder')}) as residents,
             count(distinct holder_id) filter (where not ${isKnownHolder('holder')})::int as erased_residents,
             string_agg(concat_ws(' ', first_name, last_name), ' ') as names
        from housing.residence
        join holders.holder on holder.company_id = residence.company_id and holder.id = holder_id
       where ${withinCompany(scope, 'residence', companyId)}
         and daterange(from_date, to_date, '[]') && daterange(make_date(${year}, 1, 1), make_date(${year}, 12, 31), '[]')
       group by unit_id
    ), unit_row as materialized (
      select id, number, months_ore, coalesce(total_ore, 0)::bigint as total_ore, residents,
             coalesce(erased_residents, 0) as erased_residents, coalesce(tickets, 0) as tickets,
             coalesce(subscriptions, 0) as subscriptions, text.fold(concat_ws(' ', number, names)) as folded,
             findings
        from (${unitsWithFindings(request)}) as unit
        left join unit_sum using (id)
        left join unit_people using (id)
       where total_ore is not null or unit_people.id is not null
    )`;
}

export const hasFindings = sql<SqlBool>`cardinality(findings) > 0`;

type ListRequest = StatementRequest &
  Omit<StatementRows, 'year'> &
  Pick<PageQuery, 'offset'> & { readonly maxEntries: number | null };

/** A page of the units that search and filter choose; what has no unit comes last. */
export function unitPage(
  database: Database,
  { maxEntries, offset, searchFor, filter, sort, ...request }: ListRequest,
): Promise<Page<UnitRow>> {
  const noMonths = sql.val(JSON.stringify(Array.from({ length: 12 }, () => 0)));
  return pageOfUnits<UnitRow>(database, {
    ctes: unitRows(request),
    searchFor,
    condition: filter === 'forgotten' ? hasFindings : sql<SqlBool>`true`,
    key: sortKey(sort, sortKeys),
    entry: sql`
      select page.id, page.number, coalesce(page.months_ore, ${noMonths}::jsonb) as "monthsOre",
             page.total_ore as "totalOre", coalesce(page.residents, '[]') as residents,
             page.erased_residents as "erasedResidents", page.tickets, page.subscriptions, page.findings`,
    maxEntries,
    offset,
  });
}

const sortKeys: Readonly<
  Record<(typeof statementSorts)[number], () => { key: RawBuilder<unknown> }>
> = {
  number: () => ({ key: sql`text.natural_key(number)` }),
  total: () => ({ key: sql`total_ore` }),
};

/** Every unit, in the order of the list. */
export const allUnits = async (
  database: Database,
  request: StatementRequest,
): Promise<readonly UnitRow[]> =>
  (await unitPage(database, { ...request, searchFor: '', maxEntries: null, offset: 0 })).matches;
