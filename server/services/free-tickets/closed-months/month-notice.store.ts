import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import { isLiveCompany } from '#platform/access/live/live-company.query.ts';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { administratorsOf } from '#platform/access/live/active-user.query.ts';

/** Closed months of a company's free tickets, and who is told of them. */
export type MonthNotice = {
  readonly tenant: TenantId;
  readonly companyId: number;
  readonly companyName: string;
  /** Their firsts, oldest first. */
  readonly months: readonly Temporal.PlainDate[];
  /** The addresses of its administrators. */
  readonly recipients: readonly string[];
};

/**
 * Months with lines that are closed under all agreements of a company, so that nothing of them changes any more, and of
 * which nobody was told, as `untold` with the name of the company.
 */
const untoldMonths = sql`(
  select book_month.tenant, book_month.company_id, book_month.month, company.name
    from free_tickets.book_month
    join companies.company
      on company.id = book_month.company_id and ${isLiveCompany('company')}
    join invoices.closed_through
      on closed_through.company_id = book_month.company_id and bills = 'months' and month <= through
   where line_count > 0
     and not exists (
       select from free_tickets.month_notice as notice
        where notice.company_id = book_month.company_id and notice.month = book_month.month)
   group by book_month.tenant, book_month.company_id, book_month.month, company.name) as untold`;

/**
 * Notes of which closed months the administrators of companies are told, each once; what was noted before is missing. A
 * company without an administrator is told on the first day on which it has one.
 */
export async function claimMonthNotices(
  tx: Transaction,
  now: Temporal.Instant,
): Promise<MonthNotice[]> {
  const { rows } = await sql<Omit<MonthNotice, 'months'> & { months: string[] }>`
    with untold as materialized (
      select * from ${untoldMonths} where exists (select from ${administratorsOf('untold')})
    ), noted as (
      insert into free_tickets.month_notice (tenant, company_id, month, sent_at)
      select tenant, company_id, month, ${now}::timestamptz from untold
      on conflict (company_id, month) do nothing
      returning company_id, month
    )
    select untold.tenant, untold.company_id as "companyId", untold.name as "companyName",
           array_agg(month::text order by month) as months,
           array(select "user".email from ${administratorsOf('untold')}
                  order by "user".email) as recipients
      from untold
      join noted using (company_id, month)
     group by untold.tenant, untold.company_id, untold.name
     order by untold.company_id`.execute(tablesOf(tx));
  return rows.map(({ months, ...notice }) => ({
    ...notice,
    months: months.map((month) => Temporal.PlainDate.from(month)),
  }));
}

/** The companies with closed months of which nobody can be told, as they have no administrator. */
export async function companiesWithUntoldMonths(
  tx: Transaction,
): Promise<Pick<MonthNotice, 'tenant' | 'companyId'>[]> {
  const { rows } = await sql<Pick<MonthNotice, 'tenant' | 'companyId'>>`
    select distinct tenant, company_id as "companyId"
      from ${untoldMonths}
     where not exists (select from ${administratorsOf('untold')})`.execute(tablesOf(tx));
  return rows;
}
