import { sql } from 'kysely';
import { tablesOf } from '#db/tables.ts';
import type { Erase } from '#tickets/tickets.public.ts';

/**
 * Notes in which units the holders of invoiced tickets and subscriptions lived, while it is still known whose they were:
 * the cost of a unit in a year stays whole. Residences name nobody once their holder is emptied.
 */
export const keepUnitsOfErased: Erase = async (tx, { tickets }) => {
  const companyIds = sql.val(tickets.map(({ companyId }) => companyId));
  const ids = sql.val(tickets.map(({ id }) => id));
  await sql`
    insert into housing.unit_of_erased (company_id, related_id, from_date, unit_id)
    select distinct company_id, related_id, from_date, unit_id
      from unnest(${companyIds}::bigint[], ${ids}::bigint[]) as given (company_id, related_id)
      join invoices.line_holder using (company_id, related_id)
      join housing.residence using (company_id, holder_id)
    on conflict do nothing`.execute(tablesOf(tx));
};
