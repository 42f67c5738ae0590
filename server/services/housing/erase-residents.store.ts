import { sql } from 'kysely';
import { tablesOf } from '#platform/db/tables.ts';
import { unbilledEntries } from '#billing/invoices/invoices.public.ts';
import type { Transaction } from '#platform/db/database.ts';
import { type Erase, type Erased, givenEntries } from '#ticketing/tickets/tickets.public.ts';

/**
 * Stores the units of invoiced and invoiceable tickets and subscriptions before their holders are erased, so that the
 * cost of a unit in a year stays whole. An erased resident leaves on the last day of their last ticket, unless a user
 * has moved them out before. A residence has no names left once its holder is emptied.
 */
export const eraseResidents: Erase = async (tx, erased) => {
  await noteUnits(tx, erased);
  if (erased.holders.length > 0) await endResidences(tx, erased);
};

async function noteUnits(tx: Transaction, { tickets }: Erased): Promise<void> {
  await sql`
    with given as materialized (
      select * from ${givenEntries(tickets)}
    -- In two steps: otherwise the lines are read for each residence while the database knows no numbers of theirs.
    ), invoiced as materialized (
      select company_id, related_id, line_holder.holder_id
        from given
        join invoices.line_holder using (company_id)
       where related_id = given.id
      union
      select company_id, id, holder_id from (${unbilledEntries}) as unbilled
    )
    insert into housing.unit_of_erased (company_id, related_id, from_date, unit_id)
    select company_id, related_id, from_date, unit_id
      from invoiced
      join housing.residence using (company_id, holder_id)
    on conflict do nothing`.execute(tablesOf(tx));
}

async function endResidences(tx: Transaction, { tickets, holders }: Erased): Promise<void> {
  const erasedIds = sql.val(holders.map(({ id }) => id));
  await sql`
    with entry as (
      select given.company_id, given.holder_id,
             max(coalesce(ticket.expiration_date, subscription.expiration_date)) as last_day
        from ${givenEntries(tickets)}
        left join tickets.ticket on ticket.company_id = given.company_id and ticket.id = given.id
        left join subscriptions.subscription
          on subscription.company_id = given.company_id and subscription.id = given.id
       where given.holder_id = any(${erasedIds}::bigint[])
       group by given.company_id, given.holder_id
    )
    update housing.residence
       set to_date = greatest(from_date, coalesce(last_day, from_date))
      from entry
     where residence.company_id = entry.company_id and residence.holder_id = entry.holder_id
       and to_date is null`.execute(tablesOf(tx));
}
