import { businessDayOf, businessTimeZone } from '@takst/domain/time/business-day.rules.ts';

/** The clock; always passed in (domain: Time and money). */
export type Clock = {
  now(): Temporal.Instant;
  /** The business day: a calendar day in Europe/Oslo. */
  today(): Temporal.PlainDate;
};

/** Computes the business day once a day, not at every call. */
function createClock(now: () => Temporal.Instant): Clock {
  let today = businessDayOf(now());
  let startMs = startOfDayMs(today);
  let endMs = startOfDayMs(today.add({ days: 1 }));
  return {
    now,
    today() {
      const { epochMilliseconds } = now();
      if (epochMilliseconds < startMs || epochMilliseconds >= endMs) {
        today = businessDayOf(now());
        startMs = startOfDayMs(today);
        endMs = startOfDayMs(today.add({ days: 1 }));
      }
      return today;
    },
  };
}

const startOfDayMs = (day: Temporal.PlainDate): number =>
  day.toZonedDateTime(businessTimeZone).epochMilliseconds;

export const systemClock = (): Clock => createClock(() => Temporal.Now.instant());

/**
 * A clock that starts at `portalNow` and runs on, so that a turn of the month can be tried. The setting
 * PORTAL_NOW is an ISO time with offset; null gives the system clock.
 */
export function clockFrom(portalNow: string | null, machineNow = Temporal.Now.instant): Clock {
  if (portalNow === null) return createClock(machineNow);
  const shift = Temporal.Instant.from(portalNow).since(machineNow());
  return createClock(() => machineNow().add(shift));
}
