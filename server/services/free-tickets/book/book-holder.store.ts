import { keptSince } from '@takst/domain/platform/retention/kept-since.rules.ts';
import { retentionPeriods } from '@takst/domain/platform/retention/retention-periods.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { unbilledEntries } from '#billing/invoices/invoices.public.ts';
import { eraseFileNumbers } from '#services/free-tickets/payroll-file/erase-file-numbers.store.ts';
import type { TicketKey } from '#ticketing/tickets/tickets.public.ts';

/**
 * Takes names and phones from the lines of tickets that are about to be anonymised. The employee number stays for the
 * income year; of tickets with a month that is not closed it is kept beside them until it is.
 */
export async function eraseBookNames(
  tx: Transaction,
  tickets: readonly TicketKey[],
): Promise<void> {
  const companies = sql.val(tickets.map(({ companyId }) => companyId));
  const ids = sql.val(tickets.map(({ id }) => id));
  await sql`
    with given as materialized (
      select ticket.company_id, ticket.id, ticket.holder_id
        from unnest(${companies}::bigint[], ${ids}::bigint[]) as erased (company_id, id)
        join tickets.ticket using (company_id, id)
    ), kept as (
      insert into free_tickets.unbooked_number (company_id, ticket_id, employee_id, last_month)
      select unbilled.company_id, unbilled.id, holder.employee_id, last_month
        from (${unbilledEntries}) as unbilled
        join holders.holder on holder.company_id = unbilled.company_id and holder.id = unbilled.holder_id
       where holder.employee_id is not null
         -- What was before the operator's first month is invoiced and taxed elsewhere.
         and not exists (
           select from invoices.first_month where tenant = holder.tenant and month > last_month)
    )
    update free_tickets.book_holder as named
       set first_name = null, last_name = null, phone_country_code = null, phone = null
      from given
     where named.company_id = given.company_id and named.ticket_id = given.id`.execute(
    tablesOf(tx),
  );
}

/**
 * Deletes employee numbers whose income year is reported: after 31 March of the next year, once the names are gone, which
 * is three months after the end of the ticket. Amounts and counts stay. Files for payroll systems lose the same numbers.
 */
export async function forgetReportedNumbers(
  tx: Transaction,
  today: Temporal.PlainDate,
): Promise<void> {
  await sql`
    with reported as (
      delete from free_tickets.unbooked_number where ${isReported('last_month', today)}
    )
    delete from free_tickets.book_holder
     where first_name is null and last_name is null and ${isReported('month', today)}`.execute(
    tablesOf(tx),
  );
  await eraseFileNumbers(tx, today);
}

const isReported = (column: 'month' | 'last_month', today: Temporal.PlainDate) =>
  sql`(date_trunc('year', ${sql.ref(column)}) + interval '1 year')::date <= ${keptSince(retentionPeriods.taxedEmployeeNumber, today)}::date`;
