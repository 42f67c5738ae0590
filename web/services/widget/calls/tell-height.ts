import { resizeMessage } from '@takst/domain/services/self-service/order-form/order-form-address.ts';

export const isFramed = (): boolean => window.parent !== window;

/**
 * Tells the page around the frame how high the form is, each time that changes: `{ type, clientId, height }`. Any
 * page may hear it, as it says nothing more.
 */
export function tellHeight(root: HTMLElement, clientId: string): void {
  if (!isFramed()) return;
  const observer = new ResizeObserver(() => {
    const height = Math.ceil(root.getBoundingClientRect().height);
    window.parent.postMessage({ type: resizeMessage, clientId, height }, '*');
  });
  observer.observe(root);
}
