// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { draftStore } from './draft-store.ts';
import { leavePage, reloadPage } from './leave-page.ts';

afterEach(() => {
  draftStore.discardAll();
  vi.restoreAllMocks();
});

/** Whether the browser asks before it leaves the page. */
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('a page with a draft', () => {
  it.each([
    ['left for an address', () => leavePage('/login')],
    ['loaded again', reloadPage],
  ])('is %s without a question, and keeps it', (_, leave) => {
    const assign = vi.spyOn(location, 'assign').mockReturnValue();
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    draftStore.keep('order', { name: 'Kari' });
    expect(asks()).toBe(true);
    leave();
    expect(asks()).toBe(false);
    expect([...assign.mock.calls, ...reload.mock.calls]).toHaveLength(1);
    expect(draftStore.read('order')).toEqual({ name: 'Kari' });
  });
});
