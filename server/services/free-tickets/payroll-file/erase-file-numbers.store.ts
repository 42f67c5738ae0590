import { keptSince } from '@takst/domain/platform/retention/kept-since.rules.ts';
import { retentionPeriods } from '@takst/domain/platform/retention/retention-periods.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/**
 * Takes employee numbers from files for payroll systems when the book has none for the same entitlement and month: after
 * 31 March of the next year, once the names are gone.
 */
export const eraseFileNumbers = (tx: Transaction, today: Temporal.PlainDate) =>
  sql`
    update free_tickets.payroll_file_line as line set employee_id = null
     where employee_id is not null
       and (date_trunc('year', line.month) + interval '1 year')::date <= ${keptSince(retentionPeriods.taxedEmployeeNumber, today)}::date
       and not exists (
         select from free_tickets.book_holder as holder
          where holder.company_id = line.company_id and holder.month = line.month
            and holder.entitlement_id = line.entitlement_id)`.execute(tablesOf(tx));
