import type { Transaction } from '#platform/db/database.ts';
import {
  type FileOrigin,
  type RowChange,
  saveReferenceRows,
  stampOf,
} from '#platform/reference-data/reference-data.public.ts';
import type { FeeRows, TaxableProductRows } from './fee-list.schema.ts';

const feeTable = { table: 'products.fee', key: ['tenant', 'kind', 'valid_from'] } as const;
const taxableProductTable = {
  table: 'products.taxable_product',
  key: ['tenant', 'valid_from'],
} as const;

export const saveFees = (
  tx: Transaction,
  file: FileOrigin & { readonly fees: FeeRows },
): Promise<RowChange[]> =>
  saveReferenceRows(
    tx,
    feeTable,
    file.fees.map((fee) => ({
      tenant: fee.tenant,
      kind: fee.kind,
      valid_from: fee.validFrom,
      name: fee.name,
      price_ore: fee.priceOre,
      vat_kind: fee.vatKind,
      ...stampOf(file, fee),
    })),
  );

/** The products are there. */
export const saveTaxableProducts = (
  tx: Transaction,
  file: FileOrigin & { readonly taxableProducts: TaxableProductRows },
): Promise<RowChange[]> =>
  saveReferenceRows(
    tx,
    taxableProductTable,
    file.taxableProducts.map(({ tenant, validFrom, productId, ...row }) => ({
      tenant,
      valid_from: validFrom,
      product_id: productId,
      ...stampOf(file, row),
    })),
  );
