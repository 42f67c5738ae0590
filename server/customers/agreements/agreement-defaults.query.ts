import { agreementDefaults } from '@takst/domain/customers/agreements/agreement-defaults.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** In how many days the invoices of an agreement that is made on a day are due, where nothing else is agreed on. */
export async function usualPaymentDeadline(
  source: Database | Transaction,
  tenant: TenantId,
  on: Temporal.PlainDate,
): Promise<number> {
  const row = await tablesOf(source)
    .selectFrom('agreements.default_payment_deadline')
    .select('days')
    .where('tenant', '=', tenant)
    .where('valid_from', '<=', on)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.days ?? agreementDefaults.paymentDeadlineDays;
}
