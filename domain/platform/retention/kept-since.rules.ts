import { businessDayOf, businessTimeZone } from '#platform/time/business-day.rules.ts';
import type { RetentionPeriod } from './retention-periods.ts';

/**
 * What ended before this day has been kept long enough; the day itself is kept. Three months after 30 November end with the
 * last day of February (domain: People's data; spec 2 §1).
 */
export const keptSince = (period: RetentionPeriod, today: Temporal.PlainDate): Temporal.PlainDate =>
  today.subtract(period);

/**
 * The same as a moment, for what has an hour: days and hours count to the minute, months and years by the business day.
 */
export function keptSinceMoment(period: RetentionPeriod, now: Temporal.Instant): Temporal.Instant {
  if ('hours' in period) return now.subtract({ hours: period.hours });
  if ('days' in period) return now.subtract({ hours: 24 * period.days });
  return keptSince(period, businessDayOf(now)).toZonedDateTime(businessTimeZone).toInstant();
}
