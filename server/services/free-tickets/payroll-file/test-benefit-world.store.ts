import { monthPeriod } from '@takst/domain/billing/invoices/billing-period.rules.ts';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { freeTicketMonth } from '#services/free-tickets/book/free-ticket-month.query.ts';
import type { FreeCompany } from '#services/free-tickets/book/test-book-world.store.ts';
import { forgetReportedNumbers } from '#services/free-tickets/book/book-holder.store.ts';

/** Changes an employee number in tickets of months that are not closed. */
export const changeEmployeeId = (
  database: Database,
  {
    companyId,
    from,
    to,
  }: { readonly companyId: number; readonly from: string; readonly to: string },
) =>
  tablesOf(database)
    .updateTable('holders.holder')
    .set({ employee_id: to })
    .where('company_id', '=', companyId)
    .where('employee_id', '=', from)
    .execute();

export const cancelTicket = (database: Database, companyId: number, ticketId: number) =>
  tablesOf(database)
    .updateTable('tickets.ticket')
    .set({ cancelled_at: Temporal.Instant.from('2026-03-01T12:00:00Z') })
    .where('company_id', '=', companyId)
    .where('id', '=', ticketId)
    .execute();

/** As after the names have gone: the numbers of years that are reported go on a day. */
export async function forgetNumbersOn(
  database: Database,
  companyId: number,
  day: string,
): Promise<void> {
  await tablesOf(database)
    .updateTable('free_tickets.book_holder')
    .set({ first_name: null, last_name: null, phone_country_code: null, phone: null })
    .where('company_id', '=', companyId)
    .execute();
  await database.transaction((tx) => forgetReportedNumbers(tx, Temporal.PlainDate.from(day)));
}

/** What files have told of a company by month and employee number, in øre: `2026-02 4711 89700`. */
export async function toldIn(database: Database, companyId: number): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select to_char(line.month, 'YYYY-MM') || ' ' || coalesce(employee_key, '-') || ' ' || sum(amount_ore) as line
      from free_tickets.payroll_file_line as line
      left join (
        select month, max(id) as file_id from free_tickets.payroll_file
         where company_id = ${companyId} and kind = 'month' group by month) as whole on whole.month = line.month
     where company_id = ${companyId} and line.file_id >= coalesce(whole.file_id, 0)
     group by line.month, employee_key having sum(amount_ore) <> 0`.execute(tablesOf(database));
  return rows.map(({ line }) => line).toSorted();
}

/** The months that are closed, as `2026-02`. */
export async function closedMonths(database: Database, companyId: number): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    select distinct to_char(month, 'YYYY-MM') as month from free_tickets.book_month
     where company_id = ${companyId}`.execute(tablesOf(database));
  return rows.map(({ month }) => month);
}

/** What closed months and an open one tax by employee number, as `toldIn` has it. */
export async function bookedIn(
  database: Database,
  { tenant, id }: FreeCompany,
  openMonth: string,
): Promise<string[]> {
  const period = monthPeriod(Temporal.PlainDate.from(openMonth));
  const { rows } = await sql<{ line: string }>`
    select to_char(month, 'YYYY-MM') || ' ' || number || ' ' || sum(tax_ore) as line
      from (
        select month, employee_key as number, tax_ore
          from free_tickets.book_line join free_tickets.book_holder using (company_id, month, entitlement_id)
         where company_id = ${id}
         union all
        select ${openMonth}::date, text.fold(employee_id), tax_ore
          from (${freeTicketMonth({ tenant, period, companies: [id] })}) as line
          join holders.holder on holder.company_id = line.company_id and holder.id = line.holder_id) as taxed
     group by month, number having sum(tax_ore) <> 0`.execute(tablesOf(database));
  return rows.map(({ line }) => line).toSorted();
}
