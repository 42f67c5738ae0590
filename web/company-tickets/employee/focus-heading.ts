const untilTheDialogHasGone = 100;

/**
 * Moves the focus to the page's heading when the button that it came from went away with the
 * change: a screen reader would else begin at the top of the document.
 */
export function focusHeadingIfLost(): void {
  setTimeout(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost) document.querySelector<HTMLElement>('h1')?.focus();
  }, untilTheDialogHasGone);
}
