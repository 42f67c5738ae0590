import { sql } from 'kysely';
import { tablesOf } from '#db/tables.ts';
import type { Erase } from '#tickets/tickets.public.ts';

/** Deletes who lines were for, with their tickets and subscriptions; the lines stay. */
export const eraseLineHolders: Erase = async (tx, { tickets }) => {
  const companyIds = sql.val(tickets.map(({ companyId }) => companyId));
  const ids = sql.val(tickets.map(({ id }) => id));
  await sql`
    delete from invoices.line_holder
     using unnest(${companyIds}::bigint[], ${ids}::bigint[]) as given (company_id, id)
     where line_holder.company_id = given.company_id
       and line_holder.related_id = given.id`.execute(tablesOf(tx));
};
