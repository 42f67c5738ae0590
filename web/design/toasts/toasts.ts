export interface ToastMessage {
  id: number;
  kind: 'success' | 'error';
  text: string;
}

let shown: readonly ToastMessage[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly ToastMessage[]) {
  shown = next;
  for (const listener of listeners) listener();
}

/** Tells shortly how something went; the page may change meanwhile. */
export function showToast(kind: ToastMessage['kind'], text: string): void {
  lastId += 1;
  // Said twice is said once, and stays a little longer.
  const others = shown.filter((toast) => toast.kind !== kind || toast.text !== text);
  change([...others, { id: lastId, kind, text }]);
}

export const closeToast = (id: number): void => change(shown.filter((toast) => toast.id !== id));

export const shownToasts = (): readonly ToastMessage[] => shown;

export const watchToasts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
