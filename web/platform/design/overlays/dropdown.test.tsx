// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pressNow } from '#testing/actions.ts';
import { cleanup, fireEvent, render, screen } from '#testing/dom.ts';
import { Dropdown } from './dropdown.tsx';

const onKeyDown = vi.fn<() => void>();
afterEach(cleanup);
beforeEach(() => {
  onKeyDown.mockReset();
  render(
    <div onKeyDown={onKeyDown}>
      <Dropdown label="Menu" buttonClassName="">
        {(close) => (
          <>
            <p>What there is</p>
            <button onClick={close}>Choose</button>
            <button>Look</button>
          </>
        )}
      </Dropdown>
      <button>Other</button>
    </div>,
  );
});

const button = (name: string) => screen.getByRole('button', { name });
const isOpen = () => {
  const isShown = screen.queryByText('What there is') !== null;
  expect(button('Menu').getAttribute('aria-expanded')).toBe(String(isShown));
  return isShown;
};

describe('a dropdown', () => {
  it('is opened and closed by its button', () => {
    expect(isOpen()).toBe(false);
    pressNow('Menu');
    expect(isOpen()).toBe(true);
    pressNow('Menu');
    expect(isOpen()).toBe(false);
  });

  it('is closed by Escape alone, which gives the focus back and closes nothing around it', () => {
    pressNow('Menu');
    button('Look').focus();
    fireEvent.keyDown(button('Look'), { key: 'ArrowDown' });
    expect(isOpen()).toBe(true);
    expect(onKeyDown).toHaveBeenCalledTimes(1);
    fireEvent.keyDown(button('Look'), { key: 'Escape' });
    expect([isOpen(), document.activeElement]).toEqual([false, button('Menu')]);
    expect(onKeyDown).toHaveBeenCalledTimes(1);
    fireEvent.keyDown(button('Menu'), { key: 'Escape' });
    expect(onKeyDown).toHaveBeenCalledTimes(2);
  });

  it('is closed by a press beside it, and by what is chosen in it', () => {
    pressNow('Menu');
    fireEvent.pointerDown(screen.getByText('What there is'));
    pressNow('Look');
    expect(isOpen()).toBe(true);
    fireEvent.pointerDown(document.body);
    expect(isOpen()).toBe(false);
    pressNow('Menu');
    pressNow('Choose');
    expect(isOpen()).toBe(false);
  });

  it('is closed when the focus leaves it for something else', () => {
    pressNow('Menu');
    fireEvent.blur(button('Menu'), { relatedTarget: button('Look') });
    fireEvent.blur(button('Look'), { relatedTarget: null });
    expect(isOpen()).toBe(true);
    fireEvent.blur(button('Look'), { relatedTarget: button('Other') });
    expect(isOpen()).toBe(false);
  });
});
