import { useSyncExternalStore } from 'react';

let isLive = true;
const listeners = new Set<() => void>();

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Says whether scripts run: not while the server renders, and in the browser not before its HTML is brought to life. */
export function setLive(next: boolean): void {
  isLive = next;
  for (const listener of listeners) listener();
}

/** Whether scripts run: the server's HTML shows what a choice hides, for readers who have none. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    listen,
    () => isLive,
    () => isLive,
  );
