import { useEffect, useRef } from 'react';

/** Calls `done` after that many milliseconds, not counting pauses. */
export function useCountdown(milliseconds: number, isPaused: boolean, done: () => void): void {
  const remaining = useRef(milliseconds);
  const newest = useRef(done);
  useEffect(() => {
    newest.current = done;
  });
  useEffect(() => {
    if (isPaused) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => newest.current(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - startedAt;
    };
  }, [isPaused]);
}
