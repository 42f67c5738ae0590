import { keptSinceMoment } from '@takst/domain/platform/retention/kept-since.rules.ts';
import { retentionPeriods } from '@takst/domain/platform/retention/retention-periods.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** Erases who made a payment that was set aside: nobody looks for its invoice any more. */
export async function forgetPayers(tx: Transaction, now: Temporal.Instant): Promise<void> {
  const before = keptSinceMoment(retentionPeriods.setAsidePayer, now);
  await sql`
    update invoices.bank_payment set payer = null
     where payer is not null and set_aside_at < ${before}::timestamptz`.execute(tablesOf(tx));
}
