// @vitest-environment happy-dom
import { getCounterOrder } from '@takst/contract/services/ticket-counter/orders/get-counter-order.contract.ts';
import { listUnusedCodes } from '@takst/contract/services/ticket-counter/orders/unused-codes.contract.ts';
import { cleanup, fireEvent, screen, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { cupOnPage } from '#services/ticket-counter/test-counter-orders.ts';
import { PrintedCodesPage } from './printed-codes.page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const code = {
  id: 501,
  pickupCode: '7KQ492XM',
  profileName: { nb: 'Voksen', en: 'Adult' },
  recipientName: 'Ingvild Strand',
  rows: ['101', '010', '111'],
};

async function openCodes({ total = 1, at = '' } = {}) {
  const matches = total === 0 ? [] : [code];
  const server = fakeServer(
    [getCounterOrder, { status: 200, body: cupOnPage }],
    [listUnusedCodes, { status: 200, body: { totalEntries: total, matches } }],
  );
  await openPage({
    pages: { '/billettluka/ordrehistorikk/$id/koder': PrintedCodesPage },
    at: `/billettluka/ordrehistorikk/48211/koder${at}`,
    features: ['ticketCounter'],
    texts: ['counter-codes', 'counter-words', 'tickets'],
  });
  return server;
}

describe('the codes to print', () => {
  it('have a slip each, with QR code, whom it is for, and the last day', async () => {
    await openCodes();
    const slip = within(await screen.findByRole('list', { name: 'Pickup codes' })).getByRole(
      'listitem',
    );
    within(slip).getByRole('img', { name: 'QR code of pickup code 7KQ492XM' });
    expect(slip.textContent).toContain('Ingvild Strand');
    expect(slip.textContent).toContain('Single ticket · Adult · Zone 1');
    expect(slip.textContent).toContain('Use it by 1 June 2026');
  });

  it('are printed', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    await openCodes();
    fireEvent.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('come in parts when they are many', async () => {
    const server = await openCodes({ total: 1000, at: '?page=3' });
    await screen.findByRole('list', { name: 'Pickup codes' });
    expect(server.callsTo(listUnusedCodes).at(-1)?.address).toMatch(/offset=240/);
  });

  it('say when there are none', async () => {
    await openCodes({ total: 0 });
    await screen.findByText('There are no unused pickup codes');
    expect(screen.queryByRole('button', { name: 'Print' })).toBe(null);
  });
});
