export interface ToastMessage {
  id: number;
  kind: 'success' | 'info' | 'error';
  text: string;
}

let visible: readonly ToastMessage[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly ToastMessage[]) {
  visible = next;
  for (const listener of listeners) listener();
}

/** Shows a toast; it outlives a navigation. */
export function showToast(kind: ToastMessage['kind'], text: string): void {
  lastId += 1;
  // A repeated message is shown once and restarts its countdown.
  const others = visible.filter((toast) => toast.kind !== kind || toast.text !== text);
  change([...others, { id: lastId, kind, text }]);
}

export const closeToast = (id: number): void => change(visible.filter((toast) => toast.id !== id));

export const shownToasts = (): readonly ToastMessage[] => visible;

export const watchToasts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
