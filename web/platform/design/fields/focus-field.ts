const focusable =
  'input:not(:disabled), button:not(:disabled), select:not(:disabled), textarea:not(:disabled)';

const isReachable = (element: HTMLElement) =>
  element.getAttribute('tabindex') !== '-1' && !element.closest('[aria-hidden="true"], [hidden]');

/** Moves the focus to the field of that name, wherever on the page it is. */
export function focusField(name: string): void {
  const field = document.querySelector(`[data-field="${CSS.escape(name)}"]`);
  const controls = field?.querySelectorAll<HTMLElement>(focusable) ?? [];
  const reachable = [...controls].filter(isReachable);
  // In a field of two parts (country code and number) the text is what was wrong.
  const target = reachable.find((element) => element.hasAttribute('name')) ?? reachable[0];
  target?.focus();
  target?.scrollIntoView({ block: 'center' });
}
