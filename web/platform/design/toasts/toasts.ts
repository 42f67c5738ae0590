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
  /** By `performance.now()`. */
  shownAt: number;
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
  change([...others, { ...content, id: lastId, kind, shownAt: performance.now() }]);
}

export const closeToast = (id: number): void => change(visible.filter((toast) => toast.id !== id));

/** What is told at the moment in which a form opens is of the act that opened it. */
const sameMomentMs = 1_000;

/** A form that opens begins anew: what earlier acts told is gone. */
export function closeEarlierToasts(): void {
  const now = performance.now();
  const current = visible.filter(({ shownAt }) => now - shownAt < sameMomentMs);
  if (current.length < visible.length) change(current);
}

export const shownToasts = (): readonly ToastMessage[] => visible;

export const watchToasts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
