import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** Gives a company another name, address and reference, and its operator another seller from a day on. */
export async function changeParties(
  database: Database,
  { companyId, from }: { companyId: number; from: string },
): Promise<void> {
  const tables = tablesOf(database);
  await sql`
    update companies.company
       set name = 'Nytt navn AS', bill_address = '{"line1": "Nyveien 1", "postCode": "5003", "city": "BERGEN"}'
     where id = ${companyId}`.execute(tables);
  await sql`
    update agreements.agreement set invoice_reference = 'Ny ref' where company_id = ${companyId}`.execute(
    tables,
  );
  await sql`
    insert into invoices.seller
    select tenant, ${from}::date, 'Ny selger AS', organisation_number, line1, post_code, city,
           account_number, is_in_business_register
      from invoices.seller where tenant = 'ruter' order by valid_from limit 1`.execute(tables);
}

/** Gives every product and every type of subscription another name. */
export async function renameProducts(database: Database, name: string): Promise<void> {
  const names = JSON.stringify({ nb: name, en: name });
  for (const table of ['products.product', 'subscriptions.product']) {
    await sql`update ${sql.table(table)} set name = ${names}::text::jsonb`.execute(
      tablesOf(database),
    );
  }
}

/**
 * Gives the products of all closed periods another name beside: in a period that began a day later, in one that ended a day
 * earlier, at another operator, and as a product of another type. Names that two of these give the same key are left as the
 * first one.
 */
export async function nameProductsBeside(database: Database, name: string): Promise<void> {
  await sql`
    insert into invoices.product_name (tenant, period_start, period_end, product_type, product, name)
    select beside.tenant, beside.first_day, beside.last_day, beside.product_type, named.product,
           ${JSON.stringify({ nb: name, en: name })}::text::jsonb
      from invoices.product_name as named
      join lateral (select min(id) as id from products.product_type where id <> named.product_type) as other on true
     cross join lateral (values
       (named.tenant, named.period_start + 1, named.period_end, named.product_type),
       (named.tenant, named.period_start, named.period_end - 1, named.product_type),
       (case named.tenant when 'ruter' then 'akt' else 'ruter' end, named.period_start, named.period_end,
        named.product_type),
       (named.tenant, named.period_start, named.period_end, other.id)
     ) as beside (tenant, first_day, last_day, product_type)
        on conflict do nothing`.execute(tablesOf(database));
}

/** Gives an operator another account from a day on. */
export async function changeAccount(
  database: Database,
  { tenant, account, from }: { tenant: TenantId; account: string; from: string },
): Promise<void> {
  await sql`
    insert into invoices.seller
    select tenant, ${from}::date, name, organisation_number, line1, post_code, city, ${account},
           is_in_business_register, origin, as_of
      from invoices.seller where tenant = ${tenant} order by valid_from desc limit 1`.execute(
    tablesOf(database),
  );
}
