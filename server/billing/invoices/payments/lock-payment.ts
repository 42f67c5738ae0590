import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Transaction } from '#platform/db/database.ts';
import { lockNumbers } from '#billing/invoices/run/issue-invoices.store.ts';
import { lockBankPayment, type LockedPayment } from './bank-payment.store.ts';

/** Locks a payment that is compared with what was paid of invoices: nothing else may be registered meanwhile. */
export async function lockPayment(
  tx: Transaction,
  { tenant }: { readonly tenant: TenantId },
  id: number,
): Promise<LockedPayment | undefined> {
  await lockNumbers(tx, tenant);
  return lockBankPayment(tx, { tenant, id });
}
