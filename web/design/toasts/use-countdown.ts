import { useEffect, useRef } from 'react';

/** Calls `done` when so many milliseconds have passed, not counting those in which it was paused. */
export function useCountdown(milliseconds: number, isPaused: boolean, done: () => void): void {
  const left = useRef(milliseconds);
  const newest = useRef(done);
  useEffect(() => {
    newest.current = done;
  });
  useEffect(() => {
    if (isPaused) return;
    const started = performance.now();
    const timer = setTimeout(() => newest.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [isPaused]);
}
