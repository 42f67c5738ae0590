import type { ProductRow } from '@takst/contract/services/operator-desk/desk-rows.schema.ts';
import { isOvertakenBy } from '@takst/domain/services/operator-desk/overtaken-change.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Transaction } from '#platform/db/database.ts';
import { lockComingChanges, saveOvertaken } from './overtaken-changes.store.ts';

/** What a file of products has brought. */
type LoadedFile = {
  readonly tenant: TenantId;
  readonly productIds: readonly string[];
  /** The day on which it was true. */
  readonly asOf: string;
  readonly now: Temporal.Instant;
};

/** A change of a product as it was approved, which a file has overtaken. */
export type OvertakenChange = {
  readonly tenant: TenantId;
  readonly proposalId: number;
  readonly row: ProductRow;
};

/** Takes out the changes to come that a file overtakes, once its products are saved; returns them. */
export async function overtakeChanges(
  tx: Transaction,
  { tenant, productIds, now, ...file }: LoadedFile,
): Promise<OvertakenChange[]> {
  const asOf = Temporal.PlainDate.from(file.asOf);
  const coming = await lockComingChanges(tx, { tenant, productIds, asOf });
  const overtaken = coming.filter(({ approved, product }) => isOvertakenBy(approved, product));
  if (overtaken.length === 0) return [];
  const proposalIds = overtaken.map(({ proposalId }) => proposalId);
  await saveOvertaken(tx, { tenant, proposalIds, asOf, now });
  return overtaken.map(({ proposalId, productId, validFrom, approved }) => {
    const { name, description, services } = approved;
    return { tenant, proposalId, row: { productId, validFrom, name, description, services } };
  });
}
