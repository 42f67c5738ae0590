import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Transaction } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';
import type { ProductList, VatRates } from './product-list.schema.ts';

type Products = ProductList['products'];

async function saveProducts(tx: Transaction, tenant: TenantId, products: Products): Promise<void> {
  const rows = products.map(({ prices: _prices, ...product }, position) => ({
    ...product,
    position,
  }));
  await sql`
    insert into products.product as known (
      tenant, id, service, name, description, position, nr_of_days_valid,
      tags, media_types, preset_zone_ids, filters, vat_kind
    )
    select ${tenant}, id, service, name, description, position, "nrOfDaysValid",
           tags, "mediaTypes", "presetZoneIds", filters, "vatKind"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(
        id text, service text, name jsonb, description jsonb, position integer,
        "nrOfDaysValid" integer, tags text[], "mediaTypes" text[], "presetZoneIds" text[],
        filters jsonb, "vatKind" text)
    on conflict (tenant, id) do update set
      service = excluded.service,
      name = excluded.name,
      description = excluded.description,
      position = excluded.position,
      nr_of_days_valid = excluded.nr_of_days_valid,
      tags = excluded.tags,
      media_types = excluded.media_types,
      preset_zone_ids = excluded.preset_zone_ids,
      filters = excluded.filters,
      vat_kind = excluded.vat_kind
     where known is distinct from excluded`.execute(tablesOf(tx));
}

async function savePrices(tx: Transaction, tenant: TenantId, products: Products): Promise<void> {
  const rows = products.flatMap(({ id, prices }) => prices.map((price) => ({ ...price, id })));
  await sql`
    insert into products.price as known (
      tenant, product_id, profile_id, nr_of_zones, valid_from, price_ore
    )
    select ${tenant}, id, "profileId", "nrOfZones", "validFrom", "priceOre"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(
        id text, "profileId" text, "nrOfZones" integer, "validFrom" date, "priceOre" integer)
    on conflict (tenant, product_id, profile_id, nr_of_zones, valid_from) do update
       set price_ore = excluded.price_ore
     where known.price_ore <> excluded.price_ore`.execute(tablesOf(tx));
}

/** Inserts an operator's products and prices, and updates those that differ. */
export async function saveProductList(
  tx: Transaction,
  tenant: TenantId,
  { products }: ProductList,
): Promise<void> {
  await saveProducts(tx, tenant, products);
  await savePrices(tx, tenant, products);
}

export async function saveVatRates(tx: Transaction, rates: VatRates): Promise<void> {
  await sql`
    insert into products.vat_rate as known (kind, valid_from, percent)
    select kind, "validFrom", percent
      from jsonb_to_recordset(${JSON.stringify(rates)}::jsonb)
        as given(kind text, "validFrom" date, percent integer)
    on conflict (kind, valid_from) do update set percent = excluded.percent
     where known.percent <> excluded.percent`.execute(tablesOf(tx));
}
