import { sql } from 'kysely';
import { tablesOf } from '#platform/db/tables.ts';
import { givenEntriesOf } from '#platform/personal-data/given-person.query.ts';
import type { PersonRow, PersonSource } from '#platform/personal-data/person-source.ts';

/** Names beside lines of invoices; the lines stay without them. */
export const invoiceLineData: PersonSource = {
  kind: 'invoice-line',
  columns: [
    'invoices.line_holder.holder_id',
    'invoices.line_holder.first_name',
    'invoices.line_holder.last_name',
    'invoices.line_holder.employee_id',
    'invoices.line_holder.phone',
  ],
  async find(tx, person) {
    const { rows } = await sql<PersonRow>`
      select line_holder.company_id as "companyId", jsonb_build_object(
               'firstName', first_name, 'lastName', last_name, 'employeeId', employee_id,
               'phone', phone_country_code || phone, 'product', line.product, 'from', line.period_start,
               'until', line.period_end, 'amount', line.price_ore * line.quantity) as facts
        from invoices.line_holder
        join ${givenEntriesOf(person)} on given.company_id = line_holder.company_id and given.id = related_id
        left join invoices.line on line.company_id = line_holder.company_id and line.id = line_id
       order by line_holder.company_id, line_id`.execute(tablesOf(tx));
    return rows;
  },
  erasure: 'with-holder',
};
