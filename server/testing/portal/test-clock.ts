import type { Clock } from '#platform/time/clock.ts';

/** Where the clock of a test portal stands at first: a Friday on which the current month may still be ordered. */
export const firstMoment = '2026-03-06T10:00:00+01:00';

export type TestClock = Clock & { set(moment: string): void };

/** A clock that stands still until it is set. */
export function testClock(moment: string): TestClock {
  let now = Temporal.Instant.from(moment);
  return {
    now: () => now,
    today: () => now.toZonedDateTimeISO('Europe/Oslo').toPlainDate(),
    set: (next) => {
      now = Temporal.Instant.from(next);
    },
  };
}
