import { businessDayOf, businessTimeZone } from '@takst/domain/time/business-day.rules.ts';

/** The one clock, passed in (domain: Time and money). */
export type Clock = {
  now(): Temporal.Instant;
  /** The business day: a calendar day in Europe/Oslo. */
  today(): Temporal.PlainDate;
};

/** A calendar is asked once a day and not at each call. */
function clock(now: () => Temporal.Instant): Clock {
  let today = businessDayOf(now());
  let began = dawnOf(today);
  let ends = dawnOf(today.add({ days: 1 }));
  return {
    now,
    today() {
      const { epochMilliseconds } = now();
      if (epochMilliseconds < began || epochMilliseconds >= ends) {
        today = businessDayOf(now());
        began = dawnOf(today);
        ends = dawnOf(today.add({ days: 1 }));
      }
      return today;
    },
  };
}

const dawnOf = (day: Temporal.PlainDate): number =>
  day.toZonedDateTime(businessTimeZone).epochMilliseconds;

/** The machine's own time. */
export const systemClock = (): Clock => clock(() => Temporal.Now.instant());

/**
 * A clock that starts at a moment and runs on, so that a month turn can be tried by anyone.
 * `portalNow` is the setting PORTAL_NOW, an ISO time with its offset; null is the system's clock.
 */
export function clockFrom(portalNow: string | null): Clock {
  if (portalNow === null) return systemClock();
  const shift = Temporal.Instant.from(portalNow).since(Temporal.Now.instant());
  return clock(() => Temporal.Now.instant().add(shift));
}
