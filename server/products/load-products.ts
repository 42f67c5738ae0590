import { tenantIds } from '@takst/domain/tenants/tenant-id.ts';
import type { Transaction } from '#db/database.ts';
import { readReferenceFile } from '#reference-data/reference-data.public.ts';
import { productListFile, vatRatesFile } from './product-list.schema.ts';
import { saveProductList, saveVatRates } from './product.store.ts';

/** Loads products, prices and VAT rates of all tenants. */
export async function loadProducts(tx: Transaction): Promise<void> {
  const { vatRates } = await readReferenceFile('vat-rates.json', vatRatesFile);
  await saveVatRates(tx, vatRates);
  for (const tenant of tenantIds) {
    await saveProductList(
      tx,
      tenant,
      await readReferenceFile(`${tenant}-products.json`, productListFile),
    );
  }
}
