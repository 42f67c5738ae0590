import { sql } from 'kysely';
import type { Transaction } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';
import { paidOre, refundedOre } from './invoice.query.ts';

/** Whether a company has an invoice that is not paid, or a closed period that is on none yet. */
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
              where company_id = ${companyId} and not exists (
                select from invoices.invoiced_period invoiced
                 where invoiced.company_id = closed.company_id
                   and invoiced.agreement_id = closed.agreement_id and invoiced.period_start = closed.period_start))
           as "isOpen"`.execute(tablesOf(tx));
  return rows[0]?.isOpen ?? false;
}
