import type { InventedData } from '@takst/domain/platform/reference-data/invented-data.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { firstMonth } from '#billing/invoices/months/first-month.store.ts';
import { findInventedData } from '#platform/reference-data/reference-data.public.ts';

/** What no run may begin with; asked where one begins (docs/decisions/0070). */
export type FindInvented = (
  source: Database | Transaction,
  days: { readonly tenant: TenantId; readonly today: Temporal.PlainDate },
) => Promise<InventedData[]>;

/** Beside the demo world nothing is in the way: all of it is invented. */
export const inventedDataOf =
  ({ demo }: { demo: boolean }): FindInvented =>
  async (source, { tenant, today }) => {
    if (demo) return [];
    const from = (await firstMonth(source, tenant)) ?? today;
    const invented = await findInventedData(source, { tenant, from, today });
    // Invoices that are not issued name no seller.
    const isIssuing = tenantOf(tenant).offers.has('invoices');
    return invented.filter(({ kind }) => isIssuing || kind !== 'seller');
  };

/** For logs and commands. */
export const inventedDataText = (tenant: TenantId, data: readonly InventedData[]): string =>
  `${tenant} is not invoiced, as this is marked as invented: ${data
    .map(({ kind, name }) => `${kind} ${name.nb}`)
    .join('; ')}`;
