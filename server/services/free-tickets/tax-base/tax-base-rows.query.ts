import type { TaxBaseLine } from '@takst/domain/services/free-tickets/tax-base.rules.ts';
import type { TaxPeriod } from '@takst/domain/services/free-tickets/tax-period.rules.ts';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { plannedAnew } from '#platform/db/planned-anew.ts';
import { containsFolded } from '#platform/db/search/contains-words.ts';
import type { Chosen } from '#platform/db/search/list-rows.ts';
import type { Page } from '#platform/db/search/page-with-total.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { bookLines } from '../book/book-lines.query.ts';
import { numberKey } from './number-key.query.ts';
import type { TaxReach } from './taxed-months.query.ts';

export type TaxBaseRow = TaxBaseLine & {
  /** The same for all rows of an employee number; 0 for an erased person. */
  readonly id: number;
  /** The department's name. */
  readonly invoiceReference: string | null;
};

type TaxBaseRequest = TaxReach &
  TaxPeriod &
  Chosen & { readonly maxEntries: number | null; readonly offset: number };

const benefitColumns = [
  'month',
  'entitlement_id',
  'agreement_id',
  'ticket_id',
  'profile_id',
  'holder_type',
  'tax_ore',
  'employee_id',
  'employee_key',
  'first_name',
  'last_name',
] as const;

/** How each kind of ticket is counted: the SQL twin of `taxedKind`. */
const counts = sql`
  count(*) filter (where holder_type = 'EMPLOYEE')::int as "employeeTickets",
  count(*) filter (where holder_type = 'FAMILY_MEMBER' and profile_id = 'CHILD')::int as "familyChildTickets",
  count(*) filter (where holder_type = 'FAMILY_MEMBER' and profile_id = 'SENIOR')::int as "familyRetiredTickets",
  count(*) filter (where holder_type = 'FAMILY_MEMBER'
                     and profile_id not in ('CHILD', 'SENIOR'))::int as "familyAdultTickets",
  count(*) filter (where holder_type = 'RETIRED')::int as "retiredTickets"`;

/**
 * A page of the tax base, or all of it: the SQL twin of `taxBaseLines`. The lines of the period are read once, without names;
 * those belong to the page alone, unless somebody searches or sorts by them. Planned for its own months: a year is read in
 * another way than a month.
 */
export async function taxBasePage(
  database: Database,
  request: TaxBaseRequest,
): Promise<Page<TaxBaseRow>> {
  const { words, sort, maxEntries, offset } = request;
  const needsNames = words.length > 0 || sort?.join !== undefined;
  const direction = sort?.isDescending ? sql`desc` : sql`asc`;
  const key = sort ? sql`sort_key ${direction} nulls last, ` : sql``;
  const order = sql`${key}number_key nulls last, employee_key collate "C"`;
  const { rows } = await sql<Page<TaxBaseRow>>`
    ${plannedAnew} with ${bookLines({ ...request, columns: benefitColumns })}, person as materialized (
      select employee_key, ${counts}, coalesce(sum(tax_ore), 0)::bigint as "taxOre",
             count(*) filter (where tax_ore is null)::int as "untaxedTickets"
        from book group by employee_key
    ), ${needsNames ? sql`${ownNames('book')}, ` : sql``}matched as materialized (
      select person.*${sort ? sql`, ${sort.key} as sort_key` : sql``}, ${numberKey('person')} as number_key
        from person ${needsNames ? sql`left join own using (employee_key)` : sql``}
       where ${words.length === 0 ? sql`true` : isFound(words)}
    ), page as materialized (
      select *, row_number() over (order by ${order}) as place
        from (select * from matched order by ${order} limit ${maxEntries} offset ${offset}) as chosen
    ), line_of_page as materialized (
      select employee_key, month, holder_type, ticket_id, entitlement_id, agreement_id, employee_id, first_name, last_name
        from book where employee_key in (select employee_key from page)
    ), newest as (
      select distinct on (employee_key) employee_key, agreement_id, employee_id
        from line_of_page order by employee_key, ${newestFirst}
    )${needsNames ? sql`` : sql`, ${ownNames('line_of_page')}`}
    select (select count(*) from matched)::int as "totalEntries", coalesce((
      select jsonb_agg(to_jsonb(entry) - '{place,employee_key,number_key,sort_key}'::text[] order by place)
        from (
          select page.*, ${rowId} as id, newest.agreement_id as "agreementId",
                 newest.employee_id as "employeeId", invoice_reference as "invoiceReference",
                 own.first_name as "firstName", own.last_name as "lastName"
            from page
            left join newest using (employee_key)
            left join own using (employee_key)
            left join agreements.agreement
              on agreement.company_id = ${request.companyId} and agreement.id = newest.agreement_id) as entry), '[]') as matches`.execute(
    tablesOf(database),
  );
  const [page] = rows;
  if (!page) throw new Error('A select without a from clause returned no row.');
  return page;
}

/** The newest month first; within it who has the number before their family, then the newest ticket. */
const newestFirst = sql`month desc, holder_type = 'FAMILY_MEMBER', ticket_id desc, entitlement_id desc`;

/** The names of the employee's or pensioner's own newest line. */
const ownNames = (lines: 'book' | 'line_of_page') => sql`
  own as (
    select distinct on (employee_key) employee_key, first_name, last_name
      from ${sql.table(lines)} where employee_key is not null and holder_type <> 'FAMILY_MEMBER'
     order by employee_key, ${newestFirst})`;

const isFound = (words: readonly string[]) => sql`exists (
  select from (select text.fold(concat_ws(' ', first_name, last_name, employee_key)) as folded) as named
   where ${containsFolded('named.folded', words)})`;

/** A number that JSON holds exactly. */
const rowId = sql`coalesce(hashtextextended(page.employee_key, 0) & ((1::bigint << 52) - 1), 0)`;

/** What columns of the list are sorted by. */
export const taxBaseKeys = {
  employeeId: numberKey('person'),
  lastName: () => ({
    key: sql`text.sort_key(nullif(concat_ws(' ', own.last_name, own.first_name), '')) collate "C"`,
    join: sql`own`,
  }),
  totalPrice: sql`"taxOre"`,
};
