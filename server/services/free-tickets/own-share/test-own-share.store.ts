import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** As if nobody paid anything. */
export async function forgetOwnShares(database: Database, companyId: number): Promise<void> {
  await tablesOf(database)
    .deleteFrom('free_tickets.own_share')
    .where('company_id', '=', companyId)
    .execute();
}

type BookMonth = {
  readonly companyId: number;
  readonly agreementNumber: number;
  /** Its first. */
  readonly month: string;
};

/** A month of a department that is closed, without lines. */
export const placeBookMonth = (
  database: Database,
  { companyId, agreementNumber, month }: BookMonth,
) =>
  sql`
    insert into free_tickets.book_month (tenant, company_id, month, agreement_id, closed_at, line_count, price_ore,
                                         tax_ore, untaxed_count)
    select tenant, company_id, ${month}::date, id, now(), 0, 0, 0, 0
      from agreements.agreement where company_id = ${companyId} and id = ${agreementNumber}`.execute(
    tablesOf(database),
  );
