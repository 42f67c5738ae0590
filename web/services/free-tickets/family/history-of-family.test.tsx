// @vitest-environment happy-dom
import type { FreeTicket } from '@takst/contract/services/free-tickets/free-ticket.schema.ts';
import { freeTicket } from '@takst/contract/services/free-tickets/free-ticket.schema.ts';
import { listFamilyHistory } from '@takst/contract/services/free-tickets/list-family-history.contract.ts';
import { act, cleanup, fireEvent, screen, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { FamilyHistory } from './family-history.tsx';
import { HistoryOfFamily } from './history-of-family.tsx';
import { freeTicketWith } from './test-family.tsx';

afterEach(cleanup);

const ofTicket = (id: number) => ({
  id,
  zones: ['1', '2Ø'],
  allZones: false,
  startDate: '2026-01-01',
});
const end = {
  id: 3,
  at: '2026-03-04T08:30:00Z',
  kind: 'end-ticket',
  channel: 'portal',
  who: 'Trine Moe',
  about: 'Liv Solberg',
  ticket: ofTicket(12),
  differences: [
    { field: 'expirationDate', before: null, after: { as: 'date', date: '2026-03-31' } },
  ],
};
const order = {
  ...end,
  id: 2,
  kind: 'order-ticket',
  about: 'Kari Solberg',
  ticket: ofTicket(11),
  differences: [],
};

const tickets = [
  freeTicketWith({}),
  freeTicketWith({ id: 12, firstName: 'Liv', expirationDate: '2026-03-31', endedOn: '2026-03-04' }),
].map((ticket) => z.parse(freeTicket, ticket));
const onUndoEnd = vi.fn<(ticket: FreeTicket) => void>();

const open = async (
  matches: readonly object[],
  History = HistoryOfFamily as typeof FamilyHistory,
) => {
  const body = { totalEntries: matches.length, matches };
  const server = fakeServer([listFamilyHistory, { status: 200, body }]);
  await openPage({
    pages: {
      '/': () => <History ticketId={11} tickets={tickets} onUndoEnd={onUndoEnd} />,
    },
    at: '/',
    features: ['freeTicket'],
    texts: ['change-history', 'free-family', 'delivered-ticket'],
  });
  return server;
};

describe('the history of a family', () => {
  it('is fetched when it comes into view', async () => {
    let observe: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: typeof observe) {
          observe = callback;
        }
        observe() {}
        disconnect() {}
      },
    );
    onTestFinished(() => void vi.unstubAllGlobals());
    const server = await open([end], FamilyHistory);
    await act(() => observe([{ isIntersecting: false }]));
    expect(server.callsTo(listFamilyHistory)).toEqual([]);
    await act(() => observe([{ isIntersecting: true }]));
    await screen.findByText('Trine Moe', { selector: 'li:first-child strong' });
  });

  it('says whose ticket each change is about, and undoes an end that can be', async () => {
    const server = await open([end, order]);
    await screen.findByText('Trine Moe', { selector: 'li:first-child strong' });
    const [first, second] = screen.getAllByRole('listitem');
    if (!first || !second) throw new Error('the changes are missing');
    expect(first.textContent).toContain('for Liv Solberg');
    expect(second.textContent).toContain('for Kari Solberg');
    expect(server.callsTo(listFamilyHistory)[0]?.address).toContain('/11/family/history');
    expect(within(second).queryByRole('button', { name: 'Undo' })).toBeNull();
    fireEvent.click(within(first).getByRole('button', { name: 'Undo' }));
    expect(onUndoEnd.mock.lastCall?.[0].id).toBe(12);
  });
});
