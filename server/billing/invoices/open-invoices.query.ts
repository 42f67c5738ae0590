import { tenantIds, tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { paidOre, refundedOre } from './invoice/invoice.query.ts';

const issuing = () => tenantIds().filter((id) => tenantOf(id).offers.has('invoices'));

/**
 * Whether a company has an invoice that is not paid, or a closed period that is on none yet. Periods of an operator without
 * invoices, and of a company that is invoiced elsewhere, will be on none.
 */
export async function hasOpenInvoices(
  tx: Transaction,
  { companyId }: { companyId: number },
): Promise<boolean> {
  const { rows } = await sql<{ isOpen: boolean }>`
    select exists (
             select from invoices.invoice
              where company_id = ${companyId} and kind = 'invoice' and total_ore > ${refundedOre} + ${paidOre})
        or exists (
             select from invoices.closed_period closed
               left join companies.settings using (company_id)
              where closed.company_id = ${companyId} and closed.tenant = any(${sql.val(issuing())}::text[])
                and not coalesce(settings.invoice_base_only, false) and not exists (
                select from invoices.invoiced_period invoiced
                 where invoiced.company_id = closed.company_id
                   and invoiced.agreement_id = closed.agreement_id and invoiced.period_start = closed.period_start))
           as "isOpen"`.execute(tablesOf(tx));
  return rows[0]?.isOpen ?? false;
}
