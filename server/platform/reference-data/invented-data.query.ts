import type { InventedData } from '@takst/domain/platform/reference-data/invented-data.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

type Days = {
  readonly tenant: TenantId;
  /** The first day that is invoiced. */
  readonly from: Temporal.PlainDate;
  readonly today: Temporal.PlainDate;
};

/** The invented data from which invoices of an operator would be made for these days (docs/decisions/0070). */
export async function findInventedData(
  source: Database | Transaction,
  { tenant, from, today }: Days,
): Promise<InventedData[]> {
  /** A row that was in force on one of the days: the next one begins after the first of them. */
  const isInForce = (laterRows: RawBuilder<unknown>): RawBuilder<SqlBool> => sql<SqlBool>`
    (given.valid_from <= ${today}::date and not exists (
      select from ${laterRows} and later.valid_from > given.valid_from and later.valid_from <= ${from}::date))`;
  const { rows } = await sql<InventedData>`
    select 'seller' as kind, jsonb_build_object('nb', name || ', ' || account_number,
                                                'en', name || ', ' || account_number) as name
      from invoices.seller given
     where tenant = ${tenant} and origin = 'invented' and ${isInForce(sql`
       invoices.seller later where later.tenant = given.tenant`)}
    union
    select 'price', product.name
      from products.product
      join products.price given on given.tenant = product.tenant and given.product_id = product.id
     where product.tenant = ${tenant} and product.services <> '{}'
       and 'invented' in (product.origin, given.origin) and ${isInForce(sql`
       products.price later
        where later.tenant = given.tenant and later.product_id = given.product_id
          and later.profile_id = given.profile_id and later.nr_of_zones = given.nr_of_zones`)}
    union
    select 'price', given.name
      from products.fee given
     where tenant = ${tenant} and origin = 'invented' and ${isInForce(sql`
       products.fee later where later.tenant = given.tenant and later.kind = given.kind`)}
    union
    select 'price', product.name
      from subscriptions.product
      join subscriptions.price given on given.tenant = product.tenant and given.type = product.type
     where product.tenant = ${tenant} and product.services <> '{}'
       and 'invented' in (product.origin, given.origin) and ${isInForce(sql`
       subscriptions.price later where later.tenant = given.tenant and later.type = given.type`)}
    union
    select 'vatRate', jsonb_build_object('nb', percent || ' %', 'en', percent || ' %')
      from products.vat_rate given
     where origin = 'invented' and ${isInForce(sql`
       products.vat_rate later where later.kind = given.kind`)}
    union
    select 'zones', jsonb_build_object('nb', string_agg(name, ', ' order by position),
                                       'en', string_agg(name, ', ' order by position))
      from zones.zone given
     where tenant = ${tenant} and origin = 'invented' and ${isInForce(sql`
       zones.zone later where later.tenant = given.tenant`)}
    having count(*) > 0`.execute(tablesOf(source));
  return rows.toSorted((one, other) => norwegian.compare(orderOf(one), orderOf(other)));
}

const norwegian = new Intl.Collator('nb');

const orderOf = ({ kind, name }: InventedData): string => `${kind} ${name.nb}`;
