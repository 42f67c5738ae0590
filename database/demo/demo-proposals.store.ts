import type { Transaction } from '@takst/server/platform/db/database.ts';
import { tablesOf } from '@takst/server/platform/db/tables.ts';
import { sql } from 'kysely';
import type { DemoWorld } from './demo-world-facts.ts';

/** The two of each operator who may propose and approve: customer support, and the user with every global role. */
const staff = sql`
  select tenant, min(user_id) filter (where not has_all) as maker, min(user_id) filter (where has_all) as decider
    from (
      select tenant, user_id,
             exists (select from users.global_role other
                      where other.user_id = held.user_id and role = 'GLOBAL_USER_ADMIN') as has_all
        from users.global_role held where role = 'GLOBAL_COMPANY_ADMIN') as held
   group by tenant`;

/**
 * At each operator four proposals of customer support (docs/decisions/0141): higher prices of a product that wait for
 * approval, a shorter payment deadline that has waited for days, an approved address of the seller that comes in some years, and a quarantine length that was rejected.
 */
export async function placeProposals(
  tx: Transaction,
  { moment: { today, now } }: Pick<DemoWorld, 'moment'>,
): Promise<void> {
  const nextYear = today.with({ month: 1, day: 1 }).add({ years: 1 });
  const later = nextYear.add({ years: 2 });
  const tables = tablesOf(tx);
  await sql`
    with seller as (
      select distinct on (tenant) * from invoices.seller where valid_from <= ${today}::date
       order by tenant, valid_from desc
    ), coming as (
      insert into invoices.seller (tenant, valid_from, name, organisation_number, line1, post_code, city,
                                   account_number, is_in_business_register, origin, as_of)
      select tenant, ${later}::date, name, organisation_number, 'Postboks 500', post_code, city,
             account_number, is_in_business_register, 'invented', ${today}::date
        from seller
      returning *
    ), described as (
      select tenant, valid_from, jsonb_build_object(
               'validFrom', valid_from, 'name', name, 'organisationNumber', organisation_number,
               'line1', line1, 'postCode', post_code, 'city', city, 'accountNumber', account_number,
               'isInBusinessRegister', is_in_business_register) as row
        from (select * from seller union all select * from coming) as each_seller
    )
    insert into operator_desk.proposal (tenant, kind, rows, first_day, state, proposed_by, proposed_at,
                                        decided_by, decided_at)
    select tenant, 'seller', jsonb_build_array(jsonb_build_object('before', before.row, 'after', after.row)),
           ${later}::date, 'APPROVED', maker, ${now}::timestamptz - interval '9 days',
           decider, ${now}::timestamptz - interval '8 days'
      from (${staff}) as staff
      join described before using (tenant) join described after using (tenant)
     where before.valid_from < ${later}::date and after.valid_from = ${later}::date`.execute(
    tables,
  );
  await sql`
    insert into operator_desk.proposal (tenant, kind, rows, first_day, state, proposed_by, proposed_at,
                                        decided_by, decided_at, reason)
    select tenant, 'quarantine', jsonb_build_array(jsonb_build_object(
             'before', jsonb_build_object('validFrom', valid_from, 'days', days),
             'after', jsonb_build_object('validFrom', ${nextYear}::date, 'days', days + 30))),
           ${nextYear}::date, 'REJECTED', maker, ${now}::timestamptz - interval '5 days',
           decider, ${now}::timestamptz - interval '4 days', 'Kundene må få beskjed først.'
      from (${staff}) as staff
      join (select distinct on (tenant) * from company_tickets.quarantine where valid_from <= ${today}::date
             order by tenant, valid_from desc) as quarantine using (tenant)`.execute(tables);
  await sql`
    insert into operator_desk.proposal (tenant, kind, rows, first_day, proposed_by, proposed_at)
    select tenant, 'payment-deadline', jsonb_build_array(jsonb_build_object(
             'before', null, 'after', jsonb_build_object('validFrom', ${nextYear}::date, 'days', 14))),
           ${nextYear}::date, maker, ${now}::timestamptz - interval '4 days'
      from (${staff}) as staff`.execute(tables);
  await sql`
    with product as (
      select distinct on (product.tenant) product.tenant, product.id
        from products.product join products.price price
          on price.tenant = product.tenant and price.product_id = product.id
       where services <> '{}' and price.valid_from <= ${today}::date
       order by product.tenant, position
    ), price as (
      select distinct on (price.tenant, profile_id, nr_of_zones) price.*
        from products.price join product on product.tenant = price.tenant and product.id = product_id
       where valid_from <= ${today}::date
       order by price.tenant, profile_id, nr_of_zones, valid_from desc
    ), compared as (
      select tenant, jsonb_agg(jsonb_build_object(
               'before', row || jsonb_build_object('validFrom', valid_from, 'priceOre', price_ore),
               'after', row || jsonb_build_object('validFrom', ${nextYear}::date,
                                                  'priceOre', price_ore / 2000 * 2100))
               order by profile_id, nr_of_zones) as rows
        from (select *, jsonb_build_object('productId', product_id, 'profileId', profile_id,
                                           'nrOfZones', nr_of_zones) as row from price) as described
       where price_ore >= 2000
       group by tenant
    )
    insert into operator_desk.proposal (tenant, kind, rows, first_day, proposed_by, proposed_at)
    select tenant, 'prices', rows, ${nextYear}::date, maker, ${now}::timestamptz - interval '1 day'
      from (${staff}) as staff join compared using (tenant)`.execute(tables);
}
