import type { FeeKind } from '@takst/domain/products/fee-kind.ts';
import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import type { BilingualText } from '@takst/domain/texts/bilingual-text.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';
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

/** The product whose price is the taxable benefit on a day; null before the first of them. */
export async function taxableProductOn(
  source: Database | Transaction,
  tenant: TenantId,
  on: Temporal.PlainDate,
): Promise<string | null> {
  const row = await tablesOf(source)
    .selectFrom('products.taxable_product')
    .select('product_id')
    .where('tenant', '=', tenant)
    .where('valid_from', '<=', on)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.product_id ?? null;
}
