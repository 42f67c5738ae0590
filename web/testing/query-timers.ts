import { timeoutManager } from '@tanstack/react-query';

const pending = new Set<ReturnType<typeof setTimeout>>();

// Asks for the global functions at each call: a test may have put its own clock in their place.
timeoutManager.setTimeoutProvider({
  setTimeout: (run, delay) => {
    const timer = setTimeout(() => {
      pending.delete(timer);
      run();
    }, delay);
    pending.add(timer);
    return timer;
  },
  clearTimeout: (timer) => {
    if (timer === undefined) return;
    pending.delete(timer);
    clearTimeout(timer);
  },
  setInterval: (run, delay) => {
    const timer = setInterval(run, delay);
    pending.add(timer);
    return timer;
  },
  clearInterval: (timer) => {
    if (timer === undefined) return;
    pending.delete(timer);
    clearInterval(timer);
  },
});

/**
 * Ends the timers of all queries. Each query waits five minutes before it is forgotten: those of finished tests would fill
 * the memory of a worker.
 */
export function endQueryTimers(): void {
  for (const timer of pending) clearTimeout(timer);
  pending.clear();
}
