import { useEffect, useRef } from 'react';

/**
 * Calls back at once, then at most every `pause` milliseconds, always with the newest value
 * (spec 1 §5: searches are throttled to 500 ms).
 */
export function useThrottled<Value>(callBack: (value: Value) => void, pause: number) {
  const newest = useRef(callBack);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<{ value: Value }>(undefined);

  useEffect(() => {
    newest.current = callBack;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  function endPause() {
    timer.current = undefined;
    const next = waiting.current;
    waiting.current = undefined;
    if (next) send(next.value);
  }

  function send(value: Value) {
    if (timer.current === undefined) {
      timer.current = setTimeout(endPause, pause);
      newest.current(value);
    } else {
      waiting.current = { value };
    }
  }

  return send;
}
