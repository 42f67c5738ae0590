import { businessTimeZone } from '@takst/domain/time/business-day.rules.ts';
import { sql } from 'kysely';
import type { Transaction } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';

/** As long as the personal data of a ticket after its end (spec 2 §1). */
const kept = { months: 3 };

/** Erases who made a payment that was set aside: nobody looks for its invoice any more. */
export async function forgetPayers(tx: Transaction, now: Temporal.Instant): Promise<void> {
  const before = now.toZonedDateTimeISO(businessTimeZone).startOfDay().subtract(kept).toInstant();
  await sql`
    update invoices.bank_payment set payer = null
     where payer is not null and set_aside_at < ${before}::timestamptz`.execute(tablesOf(tx));
}
