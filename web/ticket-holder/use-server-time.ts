import { useEffect, useState } from 'react';
import { deviceTime } from './device-clock.ts';

const second = 1_000;

/** The server's time in milliseconds since 1970, updated every second. */
export function useServerTime(clockOffset: number): number {
  const [now, setNow] = useState(deviceTime);
  useEffect(() => {
    const timer = setInterval(() => setNow(deviceTime()), second);
    return () => clearInterval(timer);
  }, []);
  return now + clockOffset;
}

/** 'HH:MM:SS' in Norwegian time. */
export const timeOfDay = (moment: number): string =>
  Temporal.Instant.fromEpochMilliseconds(moment)
    .toZonedDateTimeISO('Europe/Oslo')
    .toPlainTime()
    .toString({ smallestUnit: 'second' });
