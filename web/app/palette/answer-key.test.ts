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

  it.each([
    ['k', { ctrlKey: true, shiftKey: true }],
    ['k', { metaKey: true, altKey: true }],
    ['?', { ctrlKey: true }],
    ['/', { metaKey: true }],
    ['/', { altKey: true }],
    ['k', {}],
  ])('%s with %o is left to the browser', (key, init) => {
    show('<main><p></p><input type="search"></main>');
    expect(press(key, element('p'), init).defaultPrevented).toBe(false);
    expect(document.activeElement).toBe(document.body);
    expect(open).not.toHaveBeenCalled();
  });

  it('? opens the list of keys, and not while a sign is put together of several keys', () => {
    show('<main><p></p></main>');
    const composing = new KeyboardEvent('keydown', { key: '?', bubbles: true });
    Object.defineProperty(composing, 'isComposing', { value: true });
    element('p').dispatchEvent(composing);
    expect(open).not.toHaveBeenCalled();
    press('?', element('p'));
    expect(open.mock.calls).toEqual([['keys']]);
  });

  it('/ goes to the search of the page, and to the palette where there is none', () => {
    show('<main><p></p><input type="search" value="kari"></main>');
    const search = element('input') as HTMLInputElement;
    press('/', element('p'));
    expect(document.activeElement).toBe(search);
    // What is typed next takes the place of the search before.
    expect([search.selectionStart, search.selectionEnd]).toEqual([0, 4]);
    expect(open).not.toHaveBeenCalled();
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
    show('<main><input><a href="#1" data-row-link>Kari</a></main>');
    element('input').focus();
    expect(press('ArrowDown', element('input')).defaultPrevented).toBe(false);
    expect(document.activeElement).toBe(element('input'));
  });

  it('Enter with Ctrl sends the form of an open dialog, whose button stands outside it', () => {
    show(
      '<main><form id="page"><button>Page</button></form></main>' +
        '<div role="alertdialog"><form id="ask"></form><button form="ask">Send</button><p></p></div>',
    );
    const sent: string[] = [];
    document.body.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        sent.push((event.target as HTMLElement).id);
      },
      { once: true },
    );
    expect(press('Enter', element('[role] p'), { metaKey: true }).defaultPrevented).toBe(true);
    expect(sent).toEqual(['ask']);
    show('<main><p></p></main>');
    expect(press('Enter', element('p'), { ctrlKey: true }).defaultPrevented).toBe(false);
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
