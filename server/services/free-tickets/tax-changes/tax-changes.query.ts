import type { ChangeType } from '@takst/domain/billing/payroll/change-type.ts';
import type { BilingualText } from '@takst/domain/platform/texts/bilingual-text.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { plannedAnew } from '#platform/db/planned-anew.ts';
import { containsFolded } from '#platform/db/search/contains-words.ts';
import type { Chosen } from '#platform/db/search/list-rows.ts';
import type { Page } from '#platform/db/search/page-with-total.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { bookLineColumns, bookLines, type BookLine } from '../book/book-lines.query.ts';
import { namedLines } from '../book/named-lines.query.ts';
import { numberKey } from '../tax-base/number-key.query.ts';
import type { TaxReach } from '../tax-base/taxed-months.query.ts';

/** A line as JSON has it. */
export type ChangedLine = Omit<BookLine, 'month' | 'soldAt'> & {
  readonly month: string;
  readonly soldAt: string;
  /** What the product was called; null when it is sold no more. */
  readonly name: BilingualText | null;
  /** Of the price, rounded half up. */
  readonly vatOre: number | null;
};

export type TaxChangeRow = {
  readonly id: number;
  readonly changeType: ChangeType;
  /** One, or how many changes are erased. */
  readonly changes: number;
  readonly oldOre: number | null;
  readonly newOre: number | null;
  /** Null after erasure, as is `newLine`. */
  readonly oldLine: ChangedLine | null;
  readonly newLine: ChangedLine | null;
  readonly invoiceReference: string | null;
};

type ChangesRequest = TaxReach & {
  /** Compared with the one before it. */
  readonly month: Temporal.PlainDate;
};
type PageRequest = ChangesRequest &
  Chosen & {
    readonly filter?: ChangeType | undefined;
    readonly maxEntries: number | null;
    readonly offset: number;
  };

/**
 * Common table expressions that end in `listed`: the SQL twin of `taxChanges`. What is erased is one row for each type of
 * change. Lines are compared without names.
 */
const changes = ({ month, ...reach }: ChangesRequest): RawBuilder<unknown> => sql`
  ${bookLines({ ...reach, from: month.subtract({ months: 1 }), through: month })}, compared as materialized (
    select month, entitlement_id, employee_key, tax_ore from book
  ), pair as materialized (
    select entitlement_id, older.month is not null as has_old, newer.month is not null as has_new,
           older.employee_key as old_key, newer.employee_key as new_key, older.tax_ore as old_ore, newer.tax_ore as new_ore,
           coalesce(older.employee_key <> newer.employee_key, false) as is_other_employee
      from (select * from compared where month < ${month}::date) as older
      full join (select * from compared where month = ${month}::date) as newer using (entitlement_id)
  ), change as materialized (
    select entitlement_id, has_old, has_new, coalesce(new_key, old_key) as employee_key, old_ore, new_ore
      from pair
     where not is_other_employee and (not has_old or not has_new or old_ore is distinct from new_ore)
     union all
    select entitlement_id, false, true, new_key, null, new_ore from pair where is_other_employee
     union all
    select entitlement_id, true, false, old_key, old_ore, null from pair where is_other_employee
  ), typed as (
    select change.*, case when not has_old then 'SUBSCRIBED' when not has_new then 'UNSUBSCRIBED'
                          else 'PRICE_CHANGED' end as change_type
      from change
  ), listed as materialized (
    select entitlement_id, has_old, has_new, employee_key, old_ore::bigint, new_ore::bigint, change_type, 1 as changes
      from typed where employee_key is not null
     union all
    select null, false, false, null, sum(old_ore)::bigint, sum(new_ore)::bigint, change_type, count(*)::int
      from typed where employee_key is null group by change_type
  )`;

/** A page of the changes that search and filter choose, or all of them. Names are read for the page alone, unless somebody searches or sorts by them. */
export async function taxChangesPage(
  database: Database,
  request: PageRequest,
): Promise<Page<TaxChangeRow>> {
  const { words, sort, filter, month, maxEntries, offset } = request;
  const needsNames = words.length > 0 || sort?.join !== undefined;
  const named = needsNames ? namedBy(month) : sql``;
  const direction = sort?.isDescending ? sql`desc` : sql`asc`;
  const key = sort ? sql`${sort.key} ${direction} nulls last, ` : sql``;
  const { rows } = await sql<Page<TaxChangeRow>>`
    ${plannedAnew} with ${changes(request)}, matched as (
      select listed.*, row_number() over (
               order by ${key}${numberKey('listed')} nulls last, listed.employee_key collate "C",
                                   listed.entitlement_id, change_type) as place
        from listed ${named}
       where (${filter ?? null}::text is null or change_type = ${filter ?? null})
         and ${words.length === 0 ? sql`true` : isFound(words)}
    ), page as materialized (
      select * from matched order by place limit ${maxEntries} offset ${offset}
    ), line_of_page as materialized (
      select * from book where entitlement_id in (select entitlement_id from page)
    ), ${namedLines(request.scope.tenant, 'line_of_page')}
    select (select count(*) from matched)::int as "totalEntries", coalesce((
      select jsonb_agg(to_jsonb(entry) - 'place' order by place)
        from (
          select page.place, ${rowId} as id, page.change_type as "changeType", page.changes,
                 page.old_ore as "oldOre", page.new_ore as "newOre",
                 case when page.has_old then to_jsonb(old_line) end as "oldLine",
                 case when page.has_new then to_jsonb(new_line) end as "newLine",
                 invoice_reference as "invoiceReference"
            from page
            left join named_line as older
              on page.has_old and older.entitlement_id = page.entitlement_id and older.month < ${month}::date
            left join named_line as newer
              on page.has_new and newer.entitlement_id = page.entitlement_id and newer.month = ${month}::date
           cross join lateral (select ${lineColumns('older')}) as old_line
           cross join lateral (select ${lineColumns('newer')}) as new_line
            left join agreements.agreement
              on agreement.company_id = ${request.companyId}
             and agreement.id = coalesce(newer.agreement_id, older.agreement_id)) as entry), '[]') as matches`.execute(
    tablesOf(database),
  );
  const [page] = rows;
  if (!page) throw new Error('A select without a from clause returned no row.');
  return page;
}

const lineColumns = (table: string) => sql`
  ${bookLineColumns(table)}, ${sql.ref(`${table}.name`)},
  invoices.vat_within(${sql.ref(`${table}.price_ore`)}::bigint, ${sql.ref(`${table}.vat_percent`)}) as "vatOre"`;

/** How many changes there are of each type. */
export async function countTaxChanges(
  database: Database,
  request: ChangesRequest,
): Promise<{ readonly changeType: ChangeType; readonly changes: number }[]> {
  const { rows } = await sql<{ changeType: ChangeType; changes: number }>`
    ${plannedAnew} with ${changes(request)}
    select change_type as "changeType", sum(changes)::int as changes
      from listed group by change_type`.execute(tablesOf(database));
  return rows;
}

/** The line that names the person of a change: the newer of the two, where there is one. */
const namedBy = (month: Temporal.PlainDate) => sql`
  left join book as named
    on named.entitlement_id = listed.entitlement_id
   and named.month = case when has_new then ${month}::date else (${month}::date - interval '1 month')::date end`;

const isFound = (words: readonly string[]) => sql`exists (
  select from (select text.fold(concat_ws(' ', first_name, last_name, listed.employee_key)) as folded) as folding
   where ${containsFolded('folding.folded', words)})`;

/** An entitlement with the type of the change; the type alone for what is erased. */
const rowId = sql`
  coalesce(page.entitlement_id, 0) * 4
    + case page.change_type when 'SUBSCRIBED' then 1 when 'UNSUBSCRIBED' then 2 else 3 end`;

/** What columns of the list are sorted by. */
export const taxChangeKeys = {
  employeeId: numberKey('listed'),
  lastName: () => ({
    key: sql`text.sort_key(nullif(concat_ws(' ', named.last_name, named.first_name), '')) collate "C"`,
    join: sql`named`,
  }),
  newPrice: sql`new_ore`,
};
