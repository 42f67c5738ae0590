import { businessDayOf, businessTimeZone } from '@takst/domain/platform/time/business-day.rules.ts';

/** The clock; always passed in (domain: Time and money). */
export type Clock = {
  now(): Temporal.Instant;
  /** The business day: a calendar day in Europe/Oslo. */
  today(): Temporal.PlainDate;
};

/**
 * Makes one Instant in a millisecond, and computes the business day once a day: each call asks several times, and a
 * thousand may be answered at once.
 */
function createClock(nowMs: () => number): Clock {
  let latestMs = nowMs();
  let latest = Temporal.Instant.fromEpochMilliseconds(latestMs);
  const at = (epochMilliseconds: number) => {
    if (epochMilliseconds !== latestMs) {
      latestMs = epochMilliseconds;
      latest = Temporal.Instant.fromEpochMilliseconds(epochMilliseconds);
    }
    return latest;
  };
  let today = businessDayOf(latest);
  let startMs = startOfDayMs(today);
  let endMs = startOfDayMs(today.add({ days: 1 }));
  return {
    now: () => at(nowMs()),
    today() {
      const epochMilliseconds = nowMs();
      if (epochMilliseconds < startMs || epochMilliseconds >= endMs) {
        today = businessDayOf(at(epochMilliseconds));
        startMs = startOfDayMs(today);
        endMs = startOfDayMs(today.add({ days: 1 }));
      }
      return today;
    },
  };
}

const startOfDayMs = (day: Temporal.PlainDate): number =>
  day.toZonedDateTime(businessTimeZone).epochMilliseconds;

export const systemClock = (): Clock => createClock(Date.now);

/**
 * A clock that starts at `portalNow` and runs on, so that a turn of the month can be tried. The setting
 * PORTAL_NOW is an ISO time with offset; null gives the system clock.
 */
export function clockFrom(portalNow: string | null, machineNow?: () => Temporal.Instant): Clock {
  const machineMs = machineNow ? () => machineNow().epochMilliseconds : Date.now;
  if (portalNow === null) return createClock(machineMs);
  const shiftMs = Temporal.Instant.from(portalNow).epochMilliseconds - machineMs();
  return createClock(() => machineMs() + shiftMs);
}
