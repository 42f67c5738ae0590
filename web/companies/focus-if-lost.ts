const untilTheDialogHasGone = 100;

/** Moves the focus to the page's heading when the button that it came from went away. */
export function focusIfLost(): void {
  setTimeout(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost) document.querySelector<HTMLElement>('h1')?.focus();
  }, untilTheDialogHasGone);
}
