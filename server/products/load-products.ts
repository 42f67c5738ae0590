import { tenantIds, type TenantId } from '@takst/domain/tenants/tenant-id.ts';
import type { Transaction } from '#db/database.ts';
import { upsertRows } from '#db/upsert-rows.ts';
import { readReferenceFile } from '#reference-data/reference-data.public.ts';
import {
  productListFile,
  vatRatesFile,
  type ProductList,
  type VatRates,
} from './product-list.schema.ts';

const productTable = { table: 'products.product', key: ['tenant', 'id'] } as const;
const priceTable = {
  table: 'products.price',
  key: ['tenant', 'product_id', 'profile_id', 'nr_of_zones', 'valid_from'],
} as const;
const vatRateTable = { table: 'products.vat_rate', key: ['kind', 'valid_from'] } as const;

export async function saveProductList(
  tx: Transaction,
  tenant: TenantId,
  { products }: ProductList,
): Promise<void> {
  const productRows = products.map((product, position) => ({
    tenant,
    id: product.id,
    services: product.services,
    name: product.name,
    description: product.description,
    position,
    nr_of_days_valid: product.nrOfDaysValid,
    tags: product.tags,
    media_types: product.mediaTypes,
    preset_zone_ids: product.presetZoneIds,
    filters: product.filters,
    vat_kind: product.vatKind,
  }));
  const priceRows = products.flatMap(({ id, prices }) =>
    prices.map((price) => ({
      tenant,
      product_id: id,
      profile_id: price.profileId,
      nr_of_zones: price.nrOfZones,
      valid_from: price.validFrom,
      price_ore: price.priceOre,
    })),
  );
  await upsertRows(tx, productTable, productRows);
  await upsertRows(tx, priceTable, priceRows);
}

export async function saveVatRates(tx: Transaction, rates: VatRates): Promise<void> {
  const rows = rates.map(({ validFrom, ...rate }) => ({ ...rate, valid_from: validFrom }));
  await upsertRows(tx, vatRateTable, rows);
}

export async function loadProducts(tx: Transaction): Promise<void> {
  const { vatRates } = await readReferenceFile('vat-rates.json', vatRatesFile);
  await saveVatRates(tx, vatRates);
  for (const tenant of tenantIds) {
    const list = await readReferenceFile(`${tenant}-products.json`, productListFile);
    await saveProductList(tx, tenant, list);
  }
}
