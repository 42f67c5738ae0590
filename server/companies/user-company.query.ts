import { sql } from 'kysely';
import type { Scope } from '#access/scope.ts';
import { withinScope } from '#access/within-scope.ts';
import type { Database } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';
import { companyFacts, type CompanyFactsRow } from './company.query.ts';

export type UserCompanyRow = CompanyFactsRow & {
  roles: string[];
  increasedExpiry: boolean;
  arbitraryDates: boolean;
  payrollDatePicker: boolean;
  invoiceBaseOnly: boolean;
  quarantineDays: number;
  profiles: string[];
};

/** The companies of a scope with the user's roles, in Norwegian order, in one statement. */
export async function findUserCompanies(
  database: Database,
  scope: Scope,
  today: Temporal.PlainDate,
): Promise<UserCompanyRow[]> {
  const { rows } = await sql<UserCompanyRow>`
    select ${companyFacts},
           array(select r.role from users.company_role r
                  where r.user_id = ${scope.userId} and r.company_id = company.id) as roles,
           coalesce(s.increased_expiry, false) as "increasedExpiry",
           coalesce(s.arbitrary_dates, false) as "arbitraryDates",
           coalesce(s.payroll_date_picker, false) as "payrollDatePicker",
           coalesce(s.invoice_base_only, false) as "invoiceBaseOnly",
           coalesce((
             select q.days from company_tickets.quarantine q
              where q.tenant = company.tenant and q.valid_from <= ${today}
              order by q.valid_from desc limit 1), 0) as "quarantineDays",
           array(select p.profile_id from products.company_profile p
                  where p.company_id = company.id order by p.position) as profiles
      from companies.company
      left join companies.settings s on s.company_id = company.id
     where ${withinScope(scope, { table: 'company', company: 'id' })}
       and company.deleted_at is null
     order by text.sort_key(company.name), company.id`.execute(tablesOf(database));
  return rows;
}
