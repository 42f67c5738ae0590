import type { FeeKind } from '@takst/domain/catalogue/products/fee-kind.ts';
import type { TaxableProduct } from '@takst/domain/catalogue/products/taxed-prices.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { BilingualText } from '@takst/domain/platform/texts/bilingual-text.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { feesInForce } from './prices-in-force.query.ts';

/** A fee on a day: its price, VAT included, and the rate in force. */
export type Fee = {
  readonly kind: FeeKind;
  readonly name: BilingualText;
  readonly priceOre: number;
  readonly vatPercent: number;
};

/** What an operator charges once, by kind, as valid on a day; a kind without a price is missing. */
export async function feesOn(
  source: Database | Transaction,
  tenant: TenantId,
  on: Temporal.PlainDate,
): Promise<ReadonlyMap<FeeKind, Fee>> {
  const { rows } = await sql<Fee>`
    select kind, name, price_ore as "priceOre", vat_percent as "vatPercent"
      from (${feesInForce(tenant, sql`${on}::date`)}) as fee
     where vat_percent is not null`.execute(tablesOf(source));
  return new Map(rows.map((fee) => [fee.kind, fee]));
}

/** The products whose prices are the taxable benefit: the one of a day, from that day on, and those that follow it. */
export async function taxableProductsFrom(
  source: Database | Transaction,
  tenant: TenantId,
  from: Temporal.PlainDate,
): Promise<readonly TaxableProduct[]> {
  const { rows } = await sql<TaxableProduct>`
    select product_id as "productId", greatest(valid_from, ${from}::date) as "validFrom"
      from products.taxable_product
     where tenant = ${tenant}
       and valid_from >= coalesce((
         select max(valid_from) from products.taxable_product
          where tenant = ${tenant} and valid_from <= ${from}::date), ${from}::date)
     order by valid_from`.execute(tablesOf(source));
  return rows;
}
