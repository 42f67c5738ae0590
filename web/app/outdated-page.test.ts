// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadOnceWhenOutdated } from './outdated-page.ts';

const reload = vi.fn<() => void>();
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(location, 'reload').mockImplementation(reload.mockReset());
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A chunk of the page is no longer there; returns whether the page takes care of that. */
function missChunk(): boolean {
  const event = new Event('vite:preloadError', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

it('a page of an earlier version is loaded anew once, and again only after a good start', () => {
  reloadOnceWhenOutdated();
  expect(missChunk()).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(9_000);
  expect(missChunk()).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1_000);
  expect(missChunk()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});
