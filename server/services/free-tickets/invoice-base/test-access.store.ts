import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** The departments of all companies. */
export const departmentIds = (tx: Transaction) =>
  tablesOf(tx)
    .selectFrom('agreements.agreement')
    .select(['id', 'company_id as companyId'])
    .where('subtype', '=', 'FREETICKET')
    .orderBy('id')
    .execute();

/** A month of each department that was closed with a ticket which cost nothing. */
export async function placeClosedMonths(tx: Transaction, now: Temporal.Instant): Promise<void> {
  await sql`
    insert into free_tickets.book_month (tenant, company_id, month, agreement_id, closed_at, line_count,
                                         price_ore, tax_ore, untaxed_count)
    select tenant, company_id, '2025-06-01', id, ${now}::timestamptz, 1, 0, 0, 1
      from agreements.agreement where subtype = 'FREETICKET'`.execute(tablesOf(tx));
}
