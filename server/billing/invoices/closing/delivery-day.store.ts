import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/**
 * A run that closes periods of the company waits until the transaction ends, as this waits for a run: who is first decides
 * whether a delivery is billed.
 */
export async function shareCompany(
  tx: Transaction,
  { tenant, companyId }: { readonly tenant: TenantId; readonly companyId: number },
): Promise<void> {
  await sql`
    select from companies.company where tenant = ${tenant} and id = ${companyId} for share`.execute(
    tablesOf(tx),
  );
}

type DeliveryDayRequest = {
  readonly tenant: TenantId;
  readonly companyId: number;
  readonly today: Temporal.PlainDate;
};

/**
 * The day with which something that is delivered now is billed: today or, when a run has closed today in the meantime,
 * the first day that is open. A run that closes days of the company waits until the transaction ends, so that no day is
 * closed without what was delivered on it.
 */
export async function deliveryDay(
  tx: Transaction,
  { tenant, companyId, today }: DeliveryDayRequest,
): Promise<Temporal.PlainDate> {
  await shareCompany(tx, { tenant, companyId });
  // Read after the lock: a run may have closed days while this waited.
  const closed = await tablesOf(tx)
    .selectFrom('invoices.closed_through')
    .select('through')
    .where('company_id', '=', companyId)
    .where('bills', '=', 'days')
    .executeTakeFirst();
  const firstOpen = closed?.through.add({ days: 1 });
  return firstOpen && Temporal.PlainDate.compare(firstOpen, today) > 0 ? firstOpen : today;
}
