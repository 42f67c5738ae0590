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

type Approval = {
  readonly stamp: Stamp;
  readonly today: Temporal.PlainDate;
  readonly proposalId: number;
};

/** Saves what products will be; those that begin today are so at once. */
export async function saveProductChanges(
  tx: Transaction,
  { stamp, today, proposalId }: Approval,
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
      proposal_id: proposalId,
      // A change that was overtaken is approved anew.
      overtaken_as_of: null,
      overtaken_at: null,
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
 * Waits for a file of products that is being loaded, and keeps others waiting until the change is saved: one of the two
 * sees the other.
 */
export const lockProducts = (tx: Transaction, tenant: TenantId, rows: readonly ProductRow[]) =>
  tablesOf(tx)
    .selectFrom('products.product')
    .select('id')
    .where('tenant', '=', tenant)
    .where(
      'id',
      'in',
      rows.map(({ productId }) => productId),
    )
    .orderBy('id')
    .forUpdate()
    .execute();

/**
 * Carries changes whose day has come over to the products of all operators, but those that a file has overtaken. A
 * product is as new as the newest approval: one for an earlier day may have come after one for a later day.
 */
export const carryOverChanges = (tx: Transaction, today: Temporal.PlainDate) =>
  sql`
    with coming as (
      select change.tenant, product_id, valid_from,
             max(greatest(change.as_of, product.as_of)) over (partition by change.tenant, product_id) as newest
        from products.product_change change
        join products.product on product.tenant = change.tenant and product.id = change.product_id
       where not is_carried_over and overtaken_at is null and valid_from <= ${today}::date
    ), due as (
      update products.product_change change set is_carried_over = true, as_of = newest
        from coming
       where change.tenant = coming.tenant and change.product_id = coming.product_id
         and change.valid_from = coming.valid_from and not is_carried_over and overtaken_at is null
      returning change.*
    ), last as (
      select distinct on (tenant, product_id) * from due order by tenant, product_id, valid_from desc
    )
    update products.product
       set name = last.name, description = last.description, services = last.services, as_of = last.as_of
      from last
     where product.tenant = last.tenant and product.id = last.product_id`.execute(tablesOf(tx));
