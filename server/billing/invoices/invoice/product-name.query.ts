import { sql } from 'kysely';

/** What the product or the type of subscription of a closed `line` was called then: `named.name`, null when it was none. */
export const nameThen = sql`
  left join invoices.product_name named
    on named.tenant = line.tenant and named.period_start = line.period_start
   and named.period_end = line.period_end
   and named.product_type = line.product_type and named.product = line.product`;

/**
 * What the product of a `line` is called today, or a fee on the last day of the period, which a closing period keeps:
 * `currentName`, null when it is listed nowhere. Its type says where it is listed.
 */
export const nameNow = sql`
  left join products.product_type kind on kind.id = line.product_type
  left join products.product
    on kind.listed_in = 'products' and product.tenant = line.tenant and product.id = line.product
  left join subscriptions.product type
    on kind.listed_in = 'subscriptions' and type.tenant = line.tenant and type.type = line.product
  left join (
    select tenant, kind, name, valid_from,
           lead(valid_from) over (partition by tenant, kind order by valid_from) as until
      from products.fee) as fee
    on kind.listed_in = 'fees' and fee.tenant = line.tenant and fee.kind = line.product
   and line.period_end >= fee.valid_from and (fee.until is null or line.period_end < fee.until)`;

export const currentName = sql`coalesce(product.name, type.name, fee.name)`;
