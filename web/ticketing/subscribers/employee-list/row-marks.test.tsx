// @vitest-environment happy-dom
import { getNextInvoice } from '@takst/contract/billing/invoices/get-next-invoice.contract.ts';
import { listSubscribers } from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { markNewSubscriber } from '#ticketing/tickets/new-subscriber.ts';
import { plainText } from '#testing/cells-of.ts';
import type { Answer } from '#testing/fake-server.ts';
import { companyOf, granlia } from '#testing/session-answers.ts';
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
    cleanup();
    // A person who was ordered for in another company is not here.
    markNewSubscriber({ id: 8, companyId: granlia.id + 1, phone: '41653483' });
    await open();
    await row('Ingrid');
    expect(rowNames()).toEqual(['Ingrid']);
  });

  it.each(['?filter=ending', '?q=ingrid', '?page=2'])(
    'is not the new person of a list that is chosen: %s',
    async (search) => {
      server.answer(listSubscribers, ({ address }) => {
        const matches = address.includes('41653483') ? [silje] : [ingrid];
        return { status: 200, body: { totalEntries: 52, matches } };
      });
      markNewSubscriber({ id: 8, companyId: granlia.id, phone: '41653483' });
      await open(`/bedriftsavtale${search}`);
      await row('Ingrid');
      await waitFor(() =>
        expect(server.calls.some(({ address }) => address.includes('41653483'))).toBe(true),
      );
      expect(rowNames()).toEqual(['Ingrid']);
    },
  );

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
  const strip = async () => within(await screen.findByRole('region', { name: 'This month' }));
  const textOf = async () =>
    plainText((await screen.findByRole('region', { name: 'This month' })).textContent);
  const next = {
    month: '2026-03-01',
    invoiceDate: '2026-04-07',
    totalPrice: 151_200.4,
    sinceLast: 2600 as number | null,
  };
  const features = ['companyTicket', 'invoices'] as const;

  it.each([
    ['2026-03-04', 'Deadline 6 March2 days leftStart from 1 March, end on 28 February.', 4],
    ['2026-03-05', 'Deadline 6 March1 day leftStart from 1 March, end on 28 February.', 5],
    [
      '2026-03-06',
      'Deadline 6 MarchToday is the last dayStart from 1 March, end on 28 February.',
      6,
    ],
    ['2026-03-07', 'Next deadline 6 April30 days leftTo start 1 April and to end 31 March.', 0],
  ])('says on %s what is due', async (day, text, steps) => {
    finds([ingrid]);
    const { beginDay } = await open();
    await strip();
    beginDay(day);
    await waitFor(async () => expect(await textOf()).toContain(text));
    const bars = document.querySelectorAll('section [aria-hidden="true"] > .rounded-full');
    expect([...bars].filter(({ className }) => className.includes('bg-select'))).toHaveLength(
      steps,
    );
  });

  it('has how many there were of each act', async () => {
    finds([ingrid]);
    await open();
    await (await strip()).findByText('6');
    expect(await textOf()).toContain('In March6new tickets2ended1changed zones');
  });

  it('has the next invoice, against the last one', async () => {
    finds([ingrid]);
    server.answer(getNextInvoice, { status: 200, body: { next } });
    await open('/bedriftsavtale', { features });
    const link = await screen.findByRole('link', { name: 'See what has changed' });
    expect(link.getAttribute('href')).toBe('/faktura');
    expect(await textOf()).toContain(
      'Next invoice, 7 Aprilapprox. 151 200 kr+2 600 kr from February',
    );
    cleanup();
    server.answer(getNextInvoice, { status: 200, body: { next: { ...next, sinceLast: null } } });
    await open('/bedriftsavtale', { features });
    await screen.findByRole('link', { name: 'See what has changed' });
    expect(await textOf()).not.toContain('from February');
    cleanup();
    server.answer(getNextInvoice, { status: 200, body: { next: { ...next, sinceLast: 0 } } });
    await open('/bedriftsavtale', { features });
    await screen.findByRole('link', { name: 'See what has changed' });
    expect(await textOf()).toMatch(/151 200 kr.?0 kr from February/);
  });

  it.each<[string, Answer, Parameters<typeof open>[1]]>([
    ['before the first month', { status: 200, body: { next: null } }, { features }],
    ['while it cannot be fetched', { status: 503, body: { code: 'UNAVAILABLE' } }, { features }],
    ['for who may not see invoices', { status: 200, body: { next } }, {}],
    [
      'for a company that gets the base alone',
      { status: 200, body: { next } },
      {
        features,
        company: companyOf({
          agreementSettings: { ...granlia.agreementSettings, invoiceBaseOnly: true },
        }),
      },
    ],
  ])('has no invoice %s', async (when, answer, options) => {
    finds([ingrid]);
    server.answer(getNextInvoice, answer);
    await open('/bedriftsavtale', options);
    await (await strip()).findByText('6');
    const region = screen.getByRole('region', { name: 'This month' });
    await waitFor(() => expect(region.childElementCount).toBe(2));
    expect(await textOf()).not.toContain('invoice');
    expect(server.callsTo(getNextInvoice)).toHaveLength(when.startsWith('for') ? 0 : 1);
  });

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
