// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { answerKey } from './answer-key.ts';
import * as state from './palette-state.ts';

let open: MockInstance<typeof state.openKeyboardDialog>;

function show(markup: string): void {
  document.body.innerHTML = markup;
}
const element = (selector: string) => {
  const match = document.querySelector<HTMLElement>(selector);
  if (!match) throw new Error(`no ${selector}`);
  return match;
};

function press(key: string, on: HTMLElement, init: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  on.dispatchEvent(event);
  return event;
}

beforeEach(() => {
  open = vi.spyOn(state, 'openKeyboardDialog');
  document.addEventListener('keydown', answerKey);
});
afterEach(() => {
  document.removeEventListener('keydown', answerKey);
  open.mockRestore();
  state.openKeyboardDialog(null);
  // The files of a worker share the document.
  document.body.replaceChildren();
});

describe('a key', () => {
  it.each([{ ctrlKey: true }, { metaKey: true }])('K with %o opens the palette', (init) => {
    show('<main><input></main>');
    expect(press('k', element('input'), init).defaultPrevented).toBe(true);
    expect(open).toHaveBeenCalledWith('palette');
  });

  it('is left alone while a dialog is open, and when something else has answered it', () => {
    show('<main><p></p></main><div role="dialog"></div>');
    press('k', element('p'), { ctrlKey: true });
    press('?', element('p'));
    show('<main><p></p></main>');
    element('p').addEventListener('keydown', (event) => event.preventDefault());
    press('?', element('p'));
    expect(open).not.toHaveBeenCalled();
  });

  it('/ goes to the search of the page, and to the palette where there is none', () => {
    show('<main><p></p><input type="search"></main>');
    press('/', element('p'));
    expect(document.activeElement).toBe(element('input'));
    show('<main><p></p></main>');
    press('/', element('p'));
    expect(open).toHaveBeenCalledWith('palette');
  });

  it.each(['/', '?'])('%s is typed in a field', (key) => {
    show('<main><textarea></textarea></main>');
    expect(press(key, element('textarea')).defaultPrevented).toBe(false);
    expect(open).not.toHaveBeenCalled();
  });

  it('down goes from the search to the first row', () => {
    show('<main><input type="search"><a href="#1" data-row-link>Kari</a></main>');
    press('ArrowDown', element('input'));
    expect(document.activeElement).toBe(element('a'));
  });

  it('Enter with Ctrl presses the button that sends the form, unless it is disabled', () => {
    show('<main><form><textarea></textarea><button type="submit">Send</button></form></main>');
    const onSubmit = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    element('form').addEventListener('submit', onSubmit);
    press('Enter', element('textarea'), { ctrlKey: true });
    expect(onSubmit).toHaveBeenCalledOnce();
    element('button').setAttribute('disabled', '');
    press('Enter', element('textarea'), { ctrlKey: true });
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});
