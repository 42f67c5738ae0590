import type { BenefitFile } from '@takst/contract/services/free-tickets/payroll-file/benefit-file.schema.ts';
import type { BenefitFileKind } from '@takst/domain/services/free-tickets/benefit-file.rules.ts';
import { toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '#platform/scope/scope.ts';
import { withinCompany } from '#platform/scope/within-scope.ts';
import type { Database } from '#platform/db/database.ts';
import { type Chosen, type ListRows, rowsAtOnce } from '#platform/db/search/list-rows.ts';
import { pageWithTotal } from '#platform/db/search/page-with-total.ts';

/** As JSON has it. */
export type BenefitFileRow = {
  readonly id: number;
  readonly kind: BenefitFileKind;
  readonly madeAt: string;
  readonly madeBy: string;
  readonly month: string;
  readonly firstMonth: string;
  readonly lastMonth: string;
  readonly people: number;
  readonly totalOre: number;
  readonly isWhole: boolean;
};

/** Sort keys of the columns. */
export const benefitFileKeys = {
  madeAt: sql`file.id`,
  months: sql`told.last_month`,
  people: sql`told.people`,
  total: sql`told.total_ore`,
} as const satisfies Record<string, RawBuilder<unknown>>;

/** The files that were made for a company, the newest first; `id` chooses one. */
export const benefitFiles = (
  database: Database | Parameters<typeof pageWithTotal>[0],
  { scope, companyId, id }: { scope: Scope; companyId: number; id?: number },
  { sort }: Pick<Chosen, 'sort'>,
): ListRows<BenefitFileRow> =>
  rowsAtOnce((bounds) => {
    const direction = sort?.isDescending ? sql`desc` : sql`asc`;
    return pageWithTotal<BenefitFileRow>(database, {
      ...bounds,
      matched: sql`
        select file.*, told.*, ${sort?.key ?? sql`null`} as key
          from free_tickets.payroll_file as file
         cross join lateral (
           select min(line.month) as first_month, max(line.month) as last_month, sum(amount_ore) as total_ore,
                  count(distinct employee_key) + max((employee_key is null)::int) as people,
                  bool_and(employee_key is not null) as is_whole
             from free_tickets.payroll_file_line as line
            where line.company_id = file.company_id and line.file_id = file.id) as told
         where ${withinCompany(scope, 'file', companyId)}
           and ${id === undefined ? sql`true` : sql`file.id = ${id}`}`,
      order: sort ? sql`page.key ${direction}, page.id desc` : sql`page.id desc`,
      entry: sql`
        select page.id, page.kind, page.made_at as "madeAt", page.month, page.first_month as "firstMonth",
               page.last_month as "lastMonth", page.people, page.total_ore as "totalOre", page.is_whole as "isWhole",
               (select first_name || ' ' || last_name from users."user" as maker where maker.id = page.made_by) as "madeBy"`,
    });
  });

export const describeBenefitFile = ({ totalOre, ...file }: BenefitFileRow): BenefitFile => ({
  ...file,
  madeAt: Temporal.Instant.from(file.madeAt),
  month: Temporal.PlainDate.from(file.month),
  firstMonth: Temporal.PlainDate.from(file.firstMonth),
  lastMonth: Temporal.PlainDate.from(file.lastMonth),
  total: toKroner(totalOre),
});
