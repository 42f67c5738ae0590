import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** What a portal needs beside its settings, and where it comes from. */
const neededData = [
  'zones',
  'products',
  'vatRates',
  'postCodes',
  'seller',
  'firstMonth',
  'administrator',
] as const;
export type NeededData = (typeof neededData)[number];

/** What is not there for an operator, on a day. */
export async function findMissingData(
  database: Database,
  { tenant, today }: { tenant: TenantId; today: Temporal.PlainDate },
): Promise<NeededData[]> {
  const { rows } = await sql<Record<NeededData, boolean>>`
    select exists (select from zones.zone
                    where tenant = ${tenant} and valid_from <= ${today}::date) as zones,
           exists (select from products.product join products.price price
                    on price.tenant = product.tenant and price.product_id = product.id
                    where product.tenant = ${tenant} and product.services <> '{}') as products,
           exists (select from products.vat_rate where valid_from <= ${today}::date) as "vatRates",
           exists (select from companies.post_area) as "postCodes",
           exists (select from invoices.seller
                    where tenant = ${tenant} and valid_from <= ${today}::date) as seller,
           exists (select from invoices.first_month where tenant = ${tenant}) as "firstMonth",
           exists (select from users.global_role
                    where tenant = ${tenant} and role = 'GLOBAL_USER_ADMIN') as administrator`.execute(
    tablesOf(database),
  );
  const [present] = rows;
  return neededData.filter((name) => !present?.[name]);
}
