import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** For each company with departments: how its files are made, and one that tells of nobody else. */
export async function placeBenefitFiles(tx: Transaction, now: Temporal.Instant): Promise<void> {
  await sql`
    with company as (
      select distinct tenant, company_id from agreements.agreement where subtype = 'FREETICKET'
    ), settings as (
      insert into payroll.settings (tenant, company_id, delimiter, format, benefit_wage_type)
      select tenant, company_id, 'semicolon', 'generic', '730' from company
      on conflict (company_id) do nothing
    ), entitlement as (
      insert into free_tickets.entitlement (tenant, company_id) select tenant, company_id from company
      returning tenant, company_id, id
    ), file as (
      insert into free_tickets.payroll_file (tenant, company_id, kind, month, format, wage_type, made_at, made_by)
      select tenant, company_id, 'month', '2026-02-01', 'generic', '730', ${now}::timestamptz,
             (select min(id) from users."user" where "user".tenant = company.tenant)
        from company
      returning tenant, company_id, id
    )
    insert into free_tickets.payroll_file_line (tenant, company_id, file_id, line_number, month, entitlement_id,
                                                employee_id, amount_ore)
    select tenant, company_id, file.id, 1, '2026-02-01', entitlement.id, company_id::text, 89700
      from file join entitlement using (tenant, company_id)`.execute(tablesOf(tx));
}

export const benefitFileIds = (tx: Transaction) =>
  tablesOf(tx)
    .selectFrom('free_tickets.payroll_file')
    .select(['id', 'company_id as companyId'])
    .orderBy('id')
    .execute();
