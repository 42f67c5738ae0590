import { useEffect, useState } from 'react';
import { deviceTime } from '#platform/api/device-clock.ts';

const second = 1_000;

/** The server's time in milliseconds since 1970, updated every second; at first as in the HTML that came from the server. */
export function useServerTime(clockOffset: number, first: number): number {
  const [now, setNow] = useState(first);
  useEffect(() => {
    const tick = () => setNow(deviceTime() + clockOffset);
    tick();
    const timer = setInterval(tick, second);
    return () => clearInterval(timer);
  }, [clockOffset]);
  return now;
}
