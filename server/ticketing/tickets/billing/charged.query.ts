import type { BillingPeriod } from '@takst/domain/billing/invoices/billing-period.rules.ts';
import { businessTimeZone } from '@takst/domain/platform/time/business-day.rules.ts';
import { type RawBuilder, sql } from 'kysely';

/** Said as a list, by which the database knows how much it will find; of a relation it expects anything. */
export const idsOf = (companies: readonly number[]) => sql`${sql.val([...companies])}::bigint[]`;

/** Whether nothing of an agreement is closed of the period yet. */
export const isOpen = (closed: RawBuilder<unknown>) =>
  sql`(company_id, agreement_id) not in (select company_id, agreement_id from ${closed} as closed)`;

/**
 * Valid on at least one day of the month; or it begins in it, and was redeemed or shown and then ended before that first
 * day. The SQL twin of `monthsCharged` and `isHandedOut`.
 */
export function isCharged({ start: month, end: last }: BillingPeriod): RawBuilder<boolean> {
  return sql`start_date <= ${last}::date and (expiration_date is null
    or (expiration_date >= ${month}::date and expiration_date >= start_date)
    or (expiration_date < start_date and start_date >= ${month}::date
      and coalesce(downloaded_at, shown_at) is not null
      and (ended_at at time zone ${sql.lit(businessTimeZone)})::date >= start_date))`;
}
