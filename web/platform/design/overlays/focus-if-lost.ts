const untilTheDialogHasGone = 100;

const heading = () => document.querySelector<HTMLElement>('h1');

/** Moves the focus to the page's heading, or to a nearer element, when the focused button was removed. */
export function focusIfLost(target: () => HTMLElement | null | undefined = heading): void {
  const check = () => {
    // A test may have removed the page in the meantime.
    if (typeof document === 'undefined') return;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost) target()?.focus();
  };
  // A dialog gives the focus back in the next frame, which comes late on a busy machine.
  requestAnimationFrame(() => setTimeout(check, untilTheDialogHasGone));
}
