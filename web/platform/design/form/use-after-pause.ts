import { useEffect, useEffectEvent, useState } from 'react';

const typingPauseMs = 300;

/** The last value that stood still for a moment. */
export function useAfterPause<T extends object>(value: T): T {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  const settle = useEffectEvent(() => setSettled(value));
  useEffect(() => {
    const timer = setTimeout(() => settle(), typingPauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
