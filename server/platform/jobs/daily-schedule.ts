import { businessTimeZone } from '@takst/domain/platform/time/business-day.rules.ts';

/** Work for each day, at a time on the clock on the wall in Norway: `05:15`. */
export type DailySchedule<Data> = { readonly dailyAt: string; readonly data: Data };

/**
 * The newest time of the schedule that is past or now. Each calendar day has one: where the time does not exist in the
 * night that summer time begins it is an hour later, and where it comes twice it is the first.
 */
export function newestDue(dailyAt: string, now: Temporal.Instant): Temporal.Instant {
  const today = now.toZonedDateTimeISO(businessTimeZone).toPlainDate();
  const due = dueOn(today, dailyAt);
  return Temporal.Instant.compare(due, now) <= 0
    ? due
    : dueOn(today.subtract({ days: 1 }), dailyAt);
}

const dueOn = (day: Temporal.PlainDate, dailyAt: string): Temporal.Instant =>
  day
    .toZonedDateTime({ timeZone: businessTimeZone, plainTime: Temporal.PlainTime.from(dailyAt) })
    .toInstant();

/** How often a daily job was due after `lastDue`, up to and including `due`. */
export const timesDue = (lastDue: Temporal.Instant, due: Temporal.Instant): number =>
  dayOf(lastDue).until(dayOf(due), { largestUnit: 'days' }).days;

const dayOf = (moment: Temporal.Instant): Temporal.PlainDate =>
  moment.toZonedDateTimeISO(businessTimeZone).toPlainDate();
