import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Transaction } from '#platform/db/database.ts';
import {
  type FileOrigin,
  type RowChange,
  saveReferenceRows,
  stampOf,
} from '#platform/reference-data/reference-data.public.ts';
import type { PriceRows, ProductRows, VatRates } from './product-list.schema.ts';

const productTable = { table: 'products.product', key: ['tenant', 'id'] } as const;
const priceTable = {
  table: 'products.price',
  key: ['tenant', 'product_id', 'profile_id', 'nr_of_zones', 'valid_from'],
} as const;
const vatRateTable = { table: 'products.vat_rate', key: ['kind', 'valid_from'] } as const;

export async function saveProductList(
  tx: Transaction,
  tenant: TenantId,
  file: FileOrigin & { readonly products: ProductRows },
): Promise<RowChange[]> {
  const productRows = file.products.map((product, position) => ({
    tenant,
    id: product.id,
    services: product.services,
    name: product.name,
    description: product.description,
    position,
    nr_of_days_valid: product.nrOfDaysValid,
    trip_hours: product.tripHours ?? null,
    least_amount: product.amounts?.least ?? null,
    most_amount: product.amounts?.most ?? null,
    tags: product.tags,
    media_types: product.mediaTypes,
    preset_zone_ids: product.presetZoneIds,
    filters: product.filters,
    vat_kind: product.vatKind,
    ...stampOf(file, product),
  }));
  const prices = file.products.flatMap(({ id, origin, prices: dated }) =>
    dated.map((price) => ({ origin, ...price, productId: id })),
  );
  const products = await saveReferenceRows(tx, productTable, productRows);
  return [...products, ...(await savePrices(tx, tenant, { ...file, prices }))];
}

/** Saves prices of products that are there. */
export const savePrices = (
  tx: Transaction,
  tenant: TenantId,
  file: FileOrigin & { readonly prices: PriceRows },
): Promise<RowChange[]> =>
  saveReferenceRows(
    tx,
    priceTable,
    file.prices.map((price) => ({
      tenant,
      product_id: price.productId,
      profile_id: price.profileId,
      nr_of_zones: price.nrOfZones,
      valid_from: price.validFrom,
      price_ore: price.priceOre,
      ...stampOf(file, price),
    })),
  );

export const saveVatRates = (
  tx: Transaction,
  file: FileOrigin & { readonly vatRates: VatRates },
): Promise<RowChange[]> =>
  saveReferenceRows(
    tx,
    vatRateTable,
    file.vatRates.map(({ kind, validFrom, percent, ...row }) => ({
      kind,
      valid_from: validFrom,
      percent,
      ...stampOf(file, row),
    })),
  );
