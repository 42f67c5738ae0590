const untilTheDialogHasGone = 100;

const heading = () => document.querySelector<HTMLElement>('h1');

/** How often a nearer element than the heading was asked for. */
let nearerAsked = 0;

/**
 * Moves the focus to the page's heading, or to a nearer element, when the focused button was removed. A nearer element that
 * is asked for before the heading has got the focus goes first.
 */
export function focusIfLost(target: () => HTMLElement | null | undefined = heading): void {
  if (target !== heading) nearerAsked += 1;
  const askedBefore = nearerAsked;
  const page = document.body.firstElementChild;
  const check = () => {
    // A test may have removed the page in the meantime, and the next one may have its own.
    if (typeof document === 'undefined' || !page?.isConnected) return;
    if (target === heading && nearerAsked > askedBefore) return;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost) target()?.focus();
  };
  // A dialog gives the focus back in the next frame, which comes late on a busy machine.
  requestAnimationFrame(() => setTimeout(check, untilTheDialogHasGone));
}
