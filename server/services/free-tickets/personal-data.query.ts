import { sql } from 'kysely';
import { tablesOf } from '#platform/db/tables.ts';
import { givenEntriesOf } from '#platform/personal-data/given-person.query.ts';
import type { PersonRow, PersonSource } from '#platform/personal-data/person-source.ts';

/** Months of free tickets that an employer reports for tax. The name goes with the ticket, the employee number later. */
export const taxMonthData: PersonSource = {
  kind: 'tax-month',
  columns: [
    'free_tickets.book_holder.first_name',
    'free_tickets.book_holder.last_name',
    'free_tickets.book_holder.phone',
    'free_tickets.book_holder.employee_id',
    'free_tickets.unbooked_number.employee_id',
    'free_tickets.payroll_file_line.employee_id',
  ],
  async find(tx, person) {
    const { rows } = await sql<PersonRow>`
      select book_holder.company_id as "companyId", jsonb_build_object(
               'month', month, 'firstName', first_name, 'lastName', last_name,
               'employeeId', employee_id, 'phone', phone_country_code || phone) as facts
        from free_tickets.book_holder
        join ${givenEntriesOf(person)} on given.company_id = book_holder.company_id and given.id = ticket_id
       order by book_holder.company_id, month`.execute(tablesOf(tx));
    return rows;
  },
  erasure: { kept: 'tax' },
};
