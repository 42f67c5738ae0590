import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** Whether the operator has not switched off refunds of subscriptions for a company (spec 2 §6). */
export async function mayRefundSubscriptions(tx: Transaction, companyId: number): Promise<boolean> {
  const settings = await tablesOf(tx)
    .selectFrom('companies.settings')
    .select('disable_refund_subscription_button')
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return !settings?.disable_refund_subscription_button;
}
