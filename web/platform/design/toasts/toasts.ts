import type { PageAddress } from '@takst/contract/app/path-to.ts';

/** The text of a toast, with a link to the result or a way to undo it. */
export interface ToastContent {
  title: string;
  text?: string | undefined;
  link?: { to: PageAddress; text: string } | undefined;
  /** A button, for example 'Undo'; a press closes the toast. One that undoes keeps the toast for longer. */
  action?: { text: string; onAct: () => void; undoes?: true } | undefined;
}

export interface ToastMessage extends ToastContent {
  id: number;
  kind: 'success' | 'info' | 'error';
}

let visible: readonly ToastMessage[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly ToastMessage[]) {
  visible = next;
  for (const listener of listeners) listener();
}

/** Shows a toast; it outlives a navigation. A text alone is its title. */
export function showToast(kind: ToastMessage['kind'], message: string | ToastContent): void {
  lastId += 1;
  const content = typeof message === 'string' ? { title: message } : message;
  // A repeated message is shown once and restarts its countdown.
  const others = visible.filter(
    (toast) => toast.kind !== kind || toast.title !== content.title || toast.text !== content.text,
  );
  change([...others, { ...content, id: lastId, kind }]);
}

export const closeToast = (id: number): void => change(visible.filter((toast) => toast.id !== id));

export const shownToasts = (): readonly ToastMessage[] => visible;

export const watchToasts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
