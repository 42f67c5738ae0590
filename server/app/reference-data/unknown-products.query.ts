import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type { ReferenceDataFile } from './reference-data-file.ts';

/** Products for which a file has prices or which it names as taxable, and which are neither stored nor in the file. */
export async function findUnknownProducts(
  tx: Transaction,
  { tenant, prices = [], products = [], subscriptions = [], ...file }: ReferenceDataFile,
): Promise<string[]> {
  const storedProducts = await tablesOf(tx)
    .selectFrom('products.product')
    .select(['tenant', 'id'])
    .unionAll(tablesOf(tx).selectFrom('subscriptions.product').select(['tenant', 'type as id']))
    .execute();
  const knownProducts = new Set([
    ...storedProducts.map((row) => `${row.tenant} ${row.id}`),
    ...products.map(({ id }) => `${tenant} ${id}`),
    ...subscriptions.map((row) => `${row.tenant} ${row.type}`),
  ]);
  const pricedProducts = [
    ...prices.map(({ productId }) => `${tenant} ${productId}`),
    ...(file.subscriptionPrices ?? []).map((row) => `${row.tenant} ${row.type}`),
    ...(file.taxableProducts ?? []).map((row) => `${row.tenant} ${row.productId}`),
  ];
  return [...new Set(pricedProducts)].filter((product) => !knownProducts.has(product));
}
