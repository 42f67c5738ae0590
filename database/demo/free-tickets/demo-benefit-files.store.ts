import type { DatedShare } from '@takst/domain/services/free-tickets/own-share.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Transaction } from '@takst/server/platform/db/database.ts';
import { tablesOf } from '@takst/server/platform/db/tables.ts';
import { sql } from 'kysely';

type Department = {
  readonly tenant: TenantId;
  readonly companyId: number;
  readonly agreementId: number;
};

/** What employees of a department pay themselves. */
export async function placeOwnShares(
  tx: Transaction,
  { tenant, companyId, agreementId }: Department,
  shares: readonly DatedShare[],
): Promise<void> {
  await tablesOf(tx)
    .insertInto('free_tickets.own_share')
    .values(
      shares.map(({ validFrom, amountOre }) => ({
        tenant,
        company_id: companyId,
        agreement_id: agreementId,
        valid_from: validFrom,
        amount_ore: amountOre,
      })),
    )
    .execute();
}

/**
 * Files for the payroll system of whole months: of the three closed ones before the newest, for which none is made yet. Each
 * was made by an administrator on the day after the month was closed.
 */
export async function placeBenefitFiles(tx: Transaction): Promise<void> {
  await sql`
    with administrator as (
      select distinct on (company_id) company_id, user_id
        from users.company_role where role = 'COMPANY_ADMIN' order by company_id, user_id
    ), closed as (
      select tenant, company_id, month, max(closed_at) as closed_at,
             row_number() over (partition by company_id order by month desc) as place
        from free_tickets.book_month group by tenant, company_id, month
    ), file as (
      insert into free_tickets.payroll_file (tenant, company_id, kind, month, format, wage_type, made_at, made_by)
      select closed.tenant, company_id, 'month', month, format, benefit_wage_type, closed_at + interval '1 day', user_id
        from closed
        join administrator using (company_id)
        join payroll.settings using (company_id)
       where place between 2 and 4 and benefit_wage_type is not null
       order by company_id, month
      returning tenant, company_id, id, month
    )
    insert into free_tickets.payroll_file_line (tenant, company_id, file_id, line_number, month, entitlement_id,
                                                employee_id, amount_ore)
    select file.tenant, company_id, file.id, row_number() over (partition by file.id order by entitlement_id), month,
           entitlement_id, employee_id, tax_ore
      from file
      join free_tickets.book_line using (company_id, month)
      join free_tickets.book_holder as holder using (company_id, month, entitlement_id)
     where tax_ore > 0 and employee_id is not null`.execute(tablesOf(tx));
}
