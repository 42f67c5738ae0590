import type { ProductRow } from '@takst/contract/services/operator-desk/desk-rows.schema.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { saveReferenceRows } from '#platform/reference-data/reference-data.public.ts';

type Stamp = {
  readonly tenant: TenantId;
  readonly origin: 'fact';
  readonly as_of: Temporal.PlainDate;
};

/** Saves what products will be; those that begin today are so at once. */
export async function saveProductChanges(
  tx: Transaction,
  { stamp, today }: { readonly stamp: Stamp; readonly today: Temporal.PlainDate },
  rows: readonly ProductRow[],
): Promise<void> {
  await keepFirst(tx, stamp.tenant, rows);
  await saveReferenceRows(
    tx,
    { table: 'products.product_change', key: ['tenant', 'product_id', 'valid_from'] },
    rows.map((row) => ({
      ...stamp,
      product_id: row.productId,
      valid_from: row.validFrom,
      name: row.name,
      description: row.description,
      services: row.services,
      is_carried_over: false,
    })),
  );
  await carryOverChanges(tx, today);
}

/** What a product was before its first change: services that sold it may do so again. */
const keepFirst = (tx: Transaction, tenant: TenantId, rows: readonly ProductRow[]) =>
  sql`
    insert into products.product_change
           (tenant, product_id, valid_from, name, description, services, is_carried_over, origin, as_of)
    select tenant, id, '2000-01-01', name, description, services, true, origin, '2000-01-01'
      from products.product
     where tenant = ${tenant} and id in (${sql.join(rows.map(({ productId }) => productId))})
        on conflict do nothing`.execute(tablesOf(tx));

/**
 * Carries changes whose day has come over to the products of all operators. A product that came with a newer file keeps
 * what the file says.
 */
export const carryOverChanges = (tx: Transaction, today: Temporal.PlainDate) =>
  sql`
    with due as (
      update products.product_change set is_carried_over = true
       where not is_carried_over and valid_from <= ${today}::date
      returning *
    ), last as (
      select distinct on (tenant, product_id) * from due order by tenant, product_id, valid_from desc
    )
    update products.product
       set name = last.name, description = last.description, services = last.services, as_of = last.as_of
      from last
     where product.tenant = last.tenant and product.id = last.product_id
       and product.as_of <= last.as_of`.execute(tablesOf(tx));
