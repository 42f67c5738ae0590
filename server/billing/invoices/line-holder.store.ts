import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import {
  type Erase,
  givenEntries,
  isHeldEntry,
  type TicketKey,
} from '#ticketing/tickets/tickets.public.ts';

/**
 * Deletes who lines were for, with their tickets and subscriptions; the lines stay. Of those whose last month is not
 * closed the number of the holder is kept until it is: a person is charged once for a month (docs/decisions/0062).
 */
export const eraseLineHolders: Erase = async (tx, { tickets }) => {
  await sql`
    with given as materialized (
      select * from ${givenEntries(tickets)}
    ), unbilled as (
      insert into invoices.unbilled_entry (company_id, related_id, holder_id, last_month)
      select company_id, id, holder_id, last_month from (${unbilledEntries}) as unbilled
    )
    delete from invoices.line_holder
     using given
     where line_holder.company_id = given.company_id
       and line_holder.related_id = given.id`.execute(tablesOf(tx));
};

/**
 * Deletes the holders of lines with other numbers than those of tickets, as fees have those of cards. The area that gives
 * those numbers calls it when it erases the tickets.
 */
export const forgetLineHolders = (tx: Transaction, entries: readonly TicketKey[]) =>
  sql`
    delete from invoices.line_holder
     using unnest(${sql.val(entries.map(({ companyId }) => companyId))}::bigint[],
                  ${sql.val(entries.map(({ id }) => id))}::bigint[]) as given (company_id, id)
     where line_holder.company_id = given.company_id and line_holder.related_id = given.id`.execute(
    tablesOf(tx),
  );

/**
 * Those of `given` (company_id, id, holder_id), just anonymised, that may be charged for a month which is not known to
 * be closed: the last one in which they were valid or, if they ended before they began, that of their first day.
 */
export const unbilledEntries = sql`
  select given.company_id, given.id, given.holder_id, last_month
    from given
    join (
      select company_id, id, date_trunc('month', greatest(expiration_date, start_date))::date as last_month
        from tickets.ticket where ${isHeldEntry('ticket')}
      union all
      select company_id, id, date_trunc('month', greatest(expiration_date, start_date))::date
        from subscriptions.subscription where ${isHeldEntry('subscription')}
    ) as entry using (company_id, id)
    left join invoices.closed_through
      on closed_through.company_id = given.company_id and bills = 'months'
   where given.holder_id is not null and last_month is not null
     and (through is null or last_month > through)`;
