// @vitest-environment happy-dom
import { listSubscribers } from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { markNewSubscriber } from '#ticketing/tickets/new-subscriber.ts';
import { granlia } from '#testing/session-answers.ts';
import {
  finds,
  ingrid,
  lastQuery,
  open,
  row,
  server,
  silje,
  startServer,
} from './test-employee-list.tsx';

beforeEach(startServer);
afterEach(cleanup);

describe('a marked row', () => {
  const rowNames = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((one) => within(one).queryByRole('rowheader')?.textContent);

  it('stands first and is new after an order, until the next visit', async () => {
    server.answer(listSubscribers, ({ address }) => {
      const matches = address.includes('41653483') ? [silje] : [ingrid];
      return { status: 200, body: { totalEntries: 12, matches } };
    });
    markNewSubscriber({ id: 8, companyId: granlia.id, phone: '41653483' });
    const { unmount } = await open();
    await row('Silje');
    expect(rowNames()).toEqual(['SiljeNew', 'Ingrid']);
    unmount();
    await open();
    await row('Ingrid');
    expect(rowNames()).toEqual(['Ingrid']);
  });

  it('is marked for six seconds when it has changed, then fades', async () => {
    finds([ingrid, silje]);
    const { queries } = await open();
    await row('Silje');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    finds([{ ...ingrid, firstName: 'Inger' }, silje]);
    await act(() => queries.invalidateQueries({ queryKey: [listSubscribers.path] }));
    const changed = await row('Inger');
    const isMarked = (one: HTMLElement) => one.className.includes('bg-select-tint');
    await waitFor(() => expect(isMarked(changed)).toBe(true));
    expect(isMarked(await row('Silje'))).toBe(false);
    await act(() => vi.advanceTimersByTimeAsync(6_100));
    expect(isMarked(changed)).toBe(false);
    expect(changed.className).toContain('duration-600');
    await act(() => vi.advanceTimersByTimeAsync(600));
    expect(changed.className).not.toContain('duration-600');
    vi.useRealTimers();
  });
});

describe('the start strip', () => {
  it('has the next deadline, and the acts of the month as links to their people', async () => {
    finds([ingrid]);
    const { router } = await open('/bedriftsavtale?q=ali');
    const strip = within(await screen.findByRole('region', { name: 'This month' }));
    expect(strip.getByText('Deadline 6 March')).toBeDefined();
    await strip.findByText('6');
    fireEvent.click(strip.getByRole('link', { name: 'ended' }));
    await waitFor(() => expect(lastQuery().at(-1)?.get('filter')).toBe('ended'));
    expect(router.state.location.search).toEqual({ filter: 'ended' });
    const chip = await screen.findByRole('button', { name: /^Ended in \w+ 2$/ });
    expect(chip.getAttribute('aria-pressed')).toBe('true');
  });
});
