import { openKeyboardDialog } from './palette-state.ts';

const openDialogs = '[role="dialog"], [role="alertdialog"], dialog[open]';
const pageSearch = 'main input[type="search"]';
const firstRow = 'main [data-row-link]';

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select');

/** What each key does; true when it did something. */
export function answerKey(event: KeyboardEvent): void {
  if (!event.defaultPrevented && !event.isComposing && isAnswered(event)) event.preventDefault();
}

function isAnswered(event: KeyboardEvent): boolean {
  const { key, target } = event;
  const withControl = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  if (withControl && key === 'Enter') return sendForm(target);
  if (find(openDialogs)) return false;
  if (withControl && key.toLowerCase() === 'k') return open('palette');
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (key === 'ArrowDown') return isPageSearch(target) && focus(firstRow);
  if (isTyping(target)) return false;
  if (key === '/') return focus(pageSearch) || open('palette');
  return key === '?' && open('keys');
}

const isPageSearch = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches(pageSearch);

function open(dialog: 'palette' | 'keys'): true {
  openKeyboardDialog(dialog);
  return true;
}

function focus(selector: string): boolean {
  const element = find(selector);
  element?.focus();
  if (element instanceof HTMLInputElement) element.select();
  return element !== null;
}

/** Presses the button that sends the form in which the focus is, or that of the open dialog. */
function sendForm(target: EventTarget | null): boolean {
  const form =
    (target instanceof Element ? target.closest('form') : null) ??
    document.querySelector<HTMLFormElement>(':is([role="dialog"], [role="alertdialog"]) form');
  if (!form) return false;
  // The buttons of a dialog stand outside its form.
  const button = [...form.elements].find(
    (element) => element instanceof HTMLButtonElement && element.type === 'submit',
  );
  if (!(button instanceof HTMLButtonElement)) return false;
  button.click();
  return true;
}
