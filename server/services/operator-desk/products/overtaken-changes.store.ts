import type { ProductRow } from '@takst/contract/services/operator-desk/desk-rows.schema.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** What a product is, by a change or by a file. */
type StatedProduct = Pick<ProductRow, 'name' | 'description' | 'services'> & {
  readonly asOf: Temporal.PlainDate;
};

export type ComingChange = {
  readonly proposalId: number;
  readonly productId: string;
  readonly validFrom: Temporal.PlainDate;
  readonly approved: StatedProduct;
  /** The product as the file says. */
  readonly product: StatedProduct;
};

type LoadedProducts = {
  readonly tenant: TenantId;
  readonly productIds: readonly string[];
  readonly asOf: Temporal.PlainDate;
};

/** Locks the changes to come of products that are as a file says which is newer than their approval. */
export async function lockComingChanges(
  tx: Transaction,
  { tenant, productIds, asOf }: LoadedProducts,
): Promise<ComingChange[]> {
  type Texts = Omit<StatedProduct, 'asOf'>;
  type ChangeRow = Omit<ComingChange, 'approved' | 'product'> & {
    readonly approvedAsOf: Temporal.PlainDate;
    readonly approved: Texts;
    readonly product: Texts;
  };
  const { rows } = await sql<ChangeRow>`
    select change.proposal_id as "proposalId", change.product_id as "productId",
           change.valid_from as "validFrom", change.as_of as "approvedAsOf",
           jsonb_build_object('name', change.name, 'description', change.description,
                              'services', change.services) as approved,
           jsonb_build_object('name', product.name, 'description', product.description,
                              'services', product.services) as product
      from products.product_change change
      join products.product on product.tenant = change.tenant and product.id = change.product_id
     where change.tenant = ${tenant} and change.product_id = any(${sql.val([...productIds])}::text[])
       and not change.is_carried_over and change.overtaken_at is null
       and product.as_of = ${asOf}::date and change.as_of < product.as_of
     order by change.valid_from, change.product_id
       for update of change`.execute(tablesOf(tx));
  return rows.map(({ approvedAsOf, approved, product, ...change }) => ({
    ...change,
    approved: { ...approved, asOf: approvedAsOf },
    product: { ...product, asOf },
  }));
}

type Overtaking = {
  readonly tenant: TenantId;
  readonly proposalIds: readonly number[];
  readonly asOf: Temporal.PlainDate;
  readonly now: Temporal.Instant;
};

/** They are not carried over on their day, and stand on the desk with the file and the moment. */
export const saveOvertaken = (tx: Transaction, { tenant, proposalIds, asOf, now }: Overtaking) =>
  tablesOf(tx)
    .updateTable('products.product_change')
    .set({ overtaken_as_of: asOf, overtaken_at: now })
    .where('tenant', '=', tenant)
    .where('proposal_id', 'in', [...proposalIds])
    .execute();
