import { searchWords } from '@takst/domain/customers/companies/search-words.rules.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { CompanyScope } from '#platform/scope/scope.ts';
import { withinCompany } from '#platform/scope/within-scope.ts';
import type { Database } from '#platform/db/database.ts';
import { containsFolded } from '#platform/db/search/contains-words.ts';
import { type Page, pageWithTotal } from '#platform/db/search/page-with-total.ts';
import type { sortKey } from '#platform/db/search/search-page.ts';
import { unitFindingsOf } from './unit-findings.query.ts';

type Units = {
  readonly scope: CompanyScope;
  readonly companyId: number;
  readonly today: Temporal.PlainDate;
};

/** The units of a company with what is found in them today; with the id 0 and no number what belongs to none. */
export const unitsWithFindings = ({ scope, companyId, today }: Units): RawBuilder<unknown> => sql`
  select unit.id, number,
         array_remove(array[case when has_two_households then 'two-households' end,
                            case when runs_after_move_out then 'runs-after-move-out' end], null) as findings
    from (select id, number from housing.unit where ${withinCompany(scope, 'unit', companyId)}
          union all select 0, null) as unit
    left join (${unitFindingsOf(companyId, today)}) as found on found.unit_id = unit.id`;

type UnitRows = {
  /** Common table expressions that end in `unit_row`, which has at least `id`, `number` and what is searched, `folded`. */
  readonly ctes: RawBuilder<unknown>;
  readonly searchFor: string;
  readonly condition: RawBuilder<SqlBool>;
  readonly key: ReturnType<typeof sortKey>;
  /** A select of the columns of `page`. */
  readonly entry: RawBuilder<unknown>;
  readonly maxEntries: number | null;
  readonly offset: number;
};

/** A page of rows by unit that search and filter choose, by number where nothing else sorts; what has no unit comes last. */
export function pageOfUnits<Row>(
  database: Database,
  { searchFor, condition, key, ...request }: UnitRows,
): Promise<Page<Row>> {
  const words = searchWords(searchFor);
  const direction = key?.isDescending ? sql`desc` : sql`asc`;
  return pageWithTotal<Row>(database, {
    ...request,
    matched: sql`
      select unit_row.*, text.natural_key(number) as natural_key, ${key?.key ?? sql`null`} as key from unit_row
       where ${words.length === 0 ? sql`true` : containsFolded('folded', words)} and ${condition}`,
    order: sql`page.id = 0, ${key ? sql`page.key ${direction},` : sql``} page.natural_key collate "C", page.id`,
  });
}
