import { sql } from 'kysely';
import type { CompanyAddress } from '@takst/contract/session/user-company.schema.ts';
import type { Scope } from '#access/scope.ts';
import { withinScope } from '#access/within-scope.ts';
import type { Database } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';
import type { AgreementRow } from './company.query.ts';

/** As JSON: dates are text. */
export type UserCompanyRow = {
  id: number;
  name: string;
  organisationNumber: string;
  kind: 'CUSTOMER' | 'CONTRACTOR' | 'OTHER';
  bill: CompanyAddress | null;
  post: CompanyAddress | null;
  visit: CompanyAddress | null;
  roles: string[];
  agreements: (AgreementRow & { employeeIdLabel: string | null })[];
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
    select c.id, c.name, c.organisation_number as "organisationNumber", c.kind,
           c.bill_address as bill, c.post_address as post, c.visit_address as visit,
           array(select r.role from users.company_role r
                  where r.user_id = ${scope.userId} and r.company_id = c.id) as roles,
           coalesce((
             select jsonb_agg(jsonb_build_object(
                      'id', a.id, 'subtype', a.subtype, 'invoiceReference', a.invoice_reference,
                      'fromDate', a.from_date, 'endDate', a.end_date,
                      'invoicingInterval', a.invoicing_interval,
                      'paymentDeadline', a.payment_deadline_days,
                      'employeeIdLabel', a.employee_id_label) order by a.id)
               from agreements.agreement a
              where a.company_id = c.id and a.deleted_at is null), '[]') as agreements,
           coalesce(s.increased_expiry, false) as "increasedExpiry",
           coalesce(s.arbitrary_dates, false) as "arbitraryDates",
           coalesce(s.payroll_date_picker, false) as "payrollDatePicker",
           coalesce(s.invoice_base_only, false) as "invoiceBaseOnly",
           coalesce((
             select q.days from company_tickets.quarantine q
              where q.tenant = c.tenant and q.valid_from <= ${today}
              order by q.valid_from desc limit 1), 0) as "quarantineDays",
           array(select p.profile_id from products.company_profile p
                  where p.company_id = c.id order by p.position) as profiles
      from companies.company c
      left join companies.settings s on s.company_id = c.id
     where ${withinScope(scope, { table: 'c', company: 'id' })} and c.deleted_at is null
     order by text.sort_key(c.name), c.id`.execute(tablesOf(database));
  return rows;
}
