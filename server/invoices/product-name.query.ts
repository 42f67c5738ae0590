import { sql } from 'kysely';

/** What the product or the type of subscription of a closed `line` was called then: `named.name`, null when it was none. */
export const nameThen = sql`
  left join invoices.product_name named
    on named.tenant = line.tenant and named.period_start = line.period_start
   and named.period_end = line.period_end
   and named.product_type = line.product_type and named.product = line.product`;

/** What it is called today, which a closing period keeps: `coalesce(product.name, type.name)`. */
export const nameNow = sql`
  left join products.product
    on line.product_type = 'TICKET' and product.tenant = line.tenant and product.id = line.product
  left join subscriptions.product type
    on line.product_type = 'MOBILITY' and type.tenant = line.tenant and type.type = line.product`;
