import type { Clock } from '#time/clock.ts';

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
