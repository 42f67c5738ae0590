import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** The first of the first month that an operator invoices in the portal; null until it is set. */
export async function firstMonth(
  source: Database | Transaction,
  tenant: TenantId,
): Promise<Temporal.PlainDate | null> {
  const row = await tablesOf(source)
    .selectFrom('invoices.first_month')
    .select('month')
    .where('tenant', '=', tenant)
    .executeTakeFirst();
  return row?.month ?? null;
}

/** The same, locked until the transaction ends: what it closes from there on stays in step with it. */
export async function lockFirstMonth(
  tx: Transaction,
  tenant: TenantId,
): Promise<Temporal.PlainDate | null> {
  const row = await tablesOf(tx)
    .selectFrom('invoices.first_month')
    .select('month')
    .where('tenant', '=', tenant)
    .forShare()
    .executeTakeFirst();
  return row?.month ?? null;
}

/**
 * Sets the first month of an operator. Once a period of the operator is closed the first month stands, and another one
 * is refused.
 */
export async function setFirstMonth(
  tx: Transaction,
  tenant: TenantId,
  month: Temporal.PlainDate,
): Promise<'saved' | 'FIRST_MONTH_IN_USE'> {
  const tables = tablesOf(tx);
  // Waits for a run that closes months, so that they are seen here.
  const current = await tables
    .selectFrom('invoices.first_month')
    .select('month')
    .where('tenant', '=', tenant)
    .forUpdate()
    .executeTakeFirst();
  if (current?.month.equals(month)) return 'saved';
  const closedPeriod = await tables
    .selectFrom('invoices.closed_period')
    .select('period_start')
    .where('tenant', '=', tenant)
    .limit(1)
    .executeTakeFirst();
  if (closedPeriod) return 'FIRST_MONTH_IN_USE';
  await tables
    .insertInto('invoices.first_month')
    .values({ tenant, month })
    .onConflict((conflict) => conflict.column('tenant').doUpdateSet({ month }))
    .execute();
  return 'saved';
}
