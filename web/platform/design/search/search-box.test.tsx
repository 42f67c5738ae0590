// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '#testing/dom.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchBox } from './search-box.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const box = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

function start() {
  const onSearch = vi.fn<(text: string) => void>();
  const rendered = render(<SearchBox label="Søk" value="" onSearch={onSearch} />);
  const searches = () => onSearch.mock.calls.map(([text]) => text);
  return { searches, rendered };
}

test('searches at most every 500 ms, always with the newest text', () => {
  const { searches } = start();
  for (const text of ['k', 'ka', 'kar', 'kari']) {
    type(text);
    wait(100);
  }
  expect(searches()).toEqual(['k']);
  wait(100);
  expect(searches()).toEqual(['k', 'kari']);
  wait(2000);
  expect(searches()).toEqual(['k', 'kari']);
});

test('Escape clears the search', () => {
  const { searches } = start();
  type('kari');
  wait(500);
  fireEvent.keyDown(box(), { key: 'Escape' });
  expect(box().value).toBe('');
  expect(searches()).toEqual(['kari', '']);
});

test('Escape in the empty box is left to what is around it', () => {
  const onKeyDown = vi.fn<() => void>();
  const onSearch = vi.fn<() => void>();
  render(
    <div onKeyDown={onKeyDown}>
      <SearchBox label="Søk" value="" onSearch={onSearch} />
    </div>,
  );
  expect(fireEvent.keyDown(box(), { key: 'Escape' })).toBe(true);
  expect(onKeyDown).toHaveBeenCalledTimes(1);
  expect(onSearch).not.toHaveBeenCalled();
  type('kari');
  expect(fireEvent.keyDown(box(), { key: 'Escape' })).toBe(false);
  expect(onKeyDown).toHaveBeenCalledTimes(1);
});

test('the cross is there while something is typed; it clears the search and keeps the focus', () => {
  const { searches } = start();
  expect(screen.queryByRole('button')).toBeNull();
  type('kari');
  wait(500);
  fireEvent.click(screen.getByRole('button', { name: 'Tøm' }));
  expect(box().value).toBe('');
  expect(document.activeElement).toBe(box());
  expect(searches()).toEqual(['kari', '']);
  expect(screen.queryByRole('button')).toBeNull();
});

test('the hint in the empty box is what is searched for, or a shorter one', () => {
  const { rendered } = start();
  expect(box().placeholder).toBe('Søk');
  const search = <SearchBox label="Søk" placeholder="Navn" value="" onSearch={() => undefined} />;
  rendered.rerender(search);
  expect([box().placeholder, box().getAttribute('aria-label')]).toEqual(['Navn', 'Søk']);
});

test('a search that the page changes itself is shown', () => {
  const { rendered } = start();
  type('kari');
  rendered.rerender(<SearchBox label="Søk" value="ola" onSearch={() => undefined} />);
  expect(box().value).toBe('ola');
  rendered.rerender(<SearchBox label="Søk" value="kari" onSearch={() => undefined} />);
  expect(box().value).toBe('kari');
});

test('a search that waits is sent to the page as it is then, and is no longer than it may be', () => {
  const { searches, rendered } = start();
  type('k');
  type('ka');
  const later = vi.fn<(text: string) => void>();
  act(() => rendered.rerender(<SearchBox label="Søk" value="" onSearch={later} />));
  wait(500);
  expect([searches(), later.mock.calls]).toEqual([['k'], [['ka']]]);
  expect(box().maxLength).toBe(200);
});

test('does not search after the page is left', () => {
  const { searches, rendered } = start();
  type('k');
  type('ka');
  act(() => rendered.unmount());
  wait(1000);
  expect(searches()).toEqual(['k']);
});
