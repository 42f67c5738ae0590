import { type RawBuilder, sql } from 'kysely';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { currentName, nameNow, nameThen } from '#billing/invoices/invoices.public.ts';

/**
 * A common table expression `named_line`: the lines of a relation with the columns of `book`, and what their product was
 * called when the month was closed (`name`; null when it is sold no more).
 */
export const namedLines = (
  tenant: TenantId,
  lines: 'book' | 'line_of_page',
): RawBuilder<unknown> => sql`
  named_line as (
    select line.*, coalesce(named.name, ${currentName}) as name
      from (select lines.*, ${tenant} as tenant, month as period_start,
                   (month + interval '1 month' - interval '1 day')::date as period_end,
                   'TICKET' as product_type, product_id as product, 1 as quantity
              from ${sql.table(lines)} as lines) as line
      ${nameThen}
      ${nameNow}
  )`;
