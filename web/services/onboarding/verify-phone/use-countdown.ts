import { codeLimits } from '@takst/domain/services/onboarding/onboarding-code.rules.ts';
import { useEffect, useState } from 'react';
import { deviceTime } from '#platform/api/device-clock.ts';

/**
 * How long to wait until a moment of the server's clock. The device's may be wrong: the wait is never longer than the
 * rule, and the server refuses what comes too early.
 */
export const secondsUntil = (moment: Temporal.Instant): number => {
  const seconds = (moment.epochMilliseconds - deviceTime()) / 1_000;
  return Math.min(Math.max(Math.ceil(seconds), 0), codeLimits.pauseSeconds);
};

/** Seconds that go down to 0. */
export function useCountdown() {
  const [seconds, setSeconds] = useState(0);
  const isRunning = seconds > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(
      () => setSeconds((secondsLeft) => Math.max(secondsLeft - 1, 0)),
      1_000,
    );
    return () => clearInterval(timer);
  }, [isRunning]);
  return { seconds, start: setSeconds };
}
