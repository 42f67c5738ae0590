import { keptSince, ordinaryRetention } from '@takst/domain/tickets/ticket-retention.rules.ts';
import { businessDayOf, businessTimeZone } from '@takst/domain/time/business-day.rules.ts';
import { sql } from 'kysely';
import type { Transaction } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';

/** Erases who made a payment that was set aside: nobody looks for its invoice any more. */
export async function forgetPayers(tx: Transaction, now: Temporal.Instant): Promise<void> {
  const before = keptSince(ordinaryRetention, businessDayOf(now))
    .toZonedDateTime(businessTimeZone)
    .toInstant();
  await sql`
    update invoices.bank_payment set payer = null
     where payer is not null and set_aside_at < ${before}::timestamptz`.execute(tablesOf(tx));
}
