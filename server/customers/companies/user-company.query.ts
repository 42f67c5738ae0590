import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '#platform/scope/scope.ts';
import type { Database } from '#platform/db/database.ts';
import type { Page } from '#platform/db/search/page-with-total.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { companyFacts, type CompanyFactsRow } from './company/company.query.ts';
import { isLiveCompanyWithin } from '#platform/access/live/live-company.query.ts';

export type UserCompanyRow = CompanyFactsRow & {
  roles: string[];
  increasedExpiry: boolean;
  arbitraryDates: boolean;
  payrollDatePicker: boolean;
  invoiceBaseOnly: boolean;
  disableRefundSubscriptionButton: boolean;
  quarantineDays: number;
  profiles: string[];
};

/** A `select` of the companies of a scope with the user's roles. */
const userCompanies = (scope: Scope, today: Temporal.PlainDate): RawBuilder<unknown> => sql`
  select ${companyFacts}, company.sorted,
         array(select r.role from users.company_role r
                where r.user_id = ${scope.userId} and r.company_id = company.id) as roles,
         coalesce(s.increased_expiry, false) as "increasedExpiry",
         coalesce(s.arbitrary_dates, false) as "arbitraryDates",
         coalesce(s.payroll_date_picker, false) as "payrollDatePicker",
         coalesce(s.invoice_base_only, false) as "invoiceBaseOnly",
         coalesce(s.disable_refund_subscription_button, false) as "disableRefundSubscriptionButton",
         coalesce((
           select q.days from company_tickets.quarantine q
            where q.tenant = company.tenant and q.valid_from <= ${today}
            order by q.valid_from desc limit 1), 0) as "quarantineDays",
         array(select p.profile_id from products.company_profile p
                where p.company_id = company.id order by p.position) as profiles
    from companies.company
    left join companies.settings s on s.company_id = company.id
   where ${isLiveCompanyWithin(scope, 'company')}`;

/**
 * The companies where the user has a role, in Norwegian order, with the number of all that they may
 * choose from; the only one also where it is a global role that opens it. One statement.
 */
export async function findUserCompanies(
  database: Database,
  scope: Scope,
  today: Temporal.PlainDate,
): Promise<Page<UserCompanyRow>> {
  const { rows } = await sql<Page<UserCompanyRow>>`
    with total as materialized (
      select count(*)::int as count, min(company.id) as first_id
        from companies.company where ${isLiveCompanyWithin(scope, 'company')}
    )
    select total.count as "totalEntries",
           coalesce((
             select jsonb_agg(to_jsonb(entry) order by entry.sorted, entry.id)
               from (${userCompanies(scope, today)}
                        and company.id in (
                          select r.company_id from users.company_role r
                           where r.tenant = ${scope.tenant} and r.user_id = ${scope.userId}
                          union all select first_id from total where count = 1)) entry), '[]') as matches
      from total`.execute(tablesOf(database));
  return rows[0] ?? { totalEntries: 0, matches: [] };
}

/** One company of a scope; undefined when it is outside or deleted. */
export async function findUserCompany(
  database: Database,
  { scope, companyId }: { scope: Scope; companyId: number },
  today: Temporal.PlainDate,
): Promise<UserCompanyRow | undefined> {
  const { rows } = await sql<UserCompanyRow>`
    ${userCompanies(scope, today)} and company.id = ${companyId}`.execute(tablesOf(database));
  return rows[0];
}
