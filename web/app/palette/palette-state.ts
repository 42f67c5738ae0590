import { useSyncExternalStore } from 'react';

/** What the keyboard opened over the page. */
type KeyboardDialog = 'palette' | 'keys' | null;

let open: KeyboardDialog = null;
const listeners = new Set<() => void>();

export function openKeyboardDialog(dialog: KeyboardDialog): void {
  open = dialog;
  for (const listener of listeners) listener();
}

const watch = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useKeyboardDialog = (): KeyboardDialog => useSyncExternalStore(watch, () => open);
