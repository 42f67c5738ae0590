// @vitest-environment happy-dom
import {
  countFreeTickets,
  listFreeTickets,
} from '@takst/contract/services/free-tickets/list/free-ticket-list.contract.ts';
import { press, pressNow } from '#testing/actions.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { openPage, type PageOptions } from '#testing/open-page.tsx';
import { freeTicketOnTheWire as kari, onCard } from '#services/free-tickets/family/test-family.tsx';
import { FreeTicketListPage } from './free-ticket-list.page.tsx';

afterEach(cleanup);

const counts = { active: 3, pending: 1, 'code-not-fetched': 1, 'card-requested': 1, ending: 0 };

type Opening = Partial<PageOptions> & { matches?: readonly object[]; over?: number };

async function openList({
  matches = [kari, onCard('REQUESTED', { id: 12 })],
  over = 2,
  ...options
}: Opening = {}) {
  const server = fakeServer(
    [listFreeTickets, { status: 200, body: { totalEntries: matches.length, matches } }],
    [
      countFreeTickets,
      {
        status: 200,
        body: {
          all: matches.length,
          counts: { ...counts, over },
          departments: [
            { id: 41, invoiceReference: 'Drift', tickets: 3 },
            { id: 42, invoiceReference: '', tickets: 1 },
          ],
        },
      },
    ],
  );
  await openPage({
    pages: { '/fribilletter': FreeTicketListPage },
    at: '/fribilletter',
    features: ['freeTicket', 'freeTicket.order'],
    texts: ['free-ticket-list', 'free-book', 'free-family', 'delivered-ticket', 'tickets'],
    ...options,
  });
  return server;
}

const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('the list of free tickets (spec 3 §2)', () => {
  it('has a row for each ticket, which leads to its family', async () => {
    await openList();
    const row = await screen.findByRole('row', { name: /Kari Solberg 30417 .*905.11.420/ });
    expect(within(row).getByRole('link').getAttribute('href')).toBe(`/fribilletter/${kari.id}`);
    expect(within(row).getByText('Zone 1 – Zone 2Ø')).toBeTruthy();
    const toMake = screen.getByRole('row', { name: /Travel card .*Card ordered/ });
    expect(within(toMake).getByRole('link').getAttribute('href')).toBe('/fribilletter/12');
    // What its status says is not said twice.
    expect(within(toMake).queryByText('Requested')).toBeNull();
    cleanup();
    await openList({ matches: [onCard('CREATED'), onCard('DEACTIVATED', { id: 12 })] });
    expect(await screen.findAllByText(/^(Produced|Blocked)$/)).toHaveLength(1);
  });

  it('has filters with counts, and a choice of department', async () => {
    const server = await openList();
    const filters = await screen.findByRole('group', { name: 'Show tickets that are' });
    await waitFor(() => expect(filters.textContent).toMatch(/All current.*2.*Active.*3.*Ended.*2/));
    const waiting = within(filters).getByRole('button', { name: /^Waiting for a card/ });
    await act(async () => fireEvent.click(waiting));
    pressNow('More filters');
    const department = screen.getByRole('combobox', { name: 'Department' });
    expect(within(department).getByText('42 (1)')).toBeTruthy();
    await act(async () => fireEvent.change(department, { target: { value: '41' } }));
    const addresses = server.callsTo(listFreeTickets).map(({ address }) => address);
    expect(addresses.at(-1)).toContain('filter=card-requested');
    expect(addresses.at(-1)).toContain('agreementNumber=41');
  });

  it('has two files, of what is active and pending and of what is over', async () => {
    await openList({ at: '/fribilletter?filter=ending&department=41' });
    await press('More options');
    const file = '/freeticket-api/ticket/csv/by-company-id/1001';
    const [current, over] = ['Download active and not started (CSV)', 'Download ended (CSV)'].map(
      (name) => new URL(hrefOf(name) ?? '', location.origin),
    );
    expect(current?.pathname).toBe(file);
    expect(current?.searchParams.get('statusFilter')).toBe('active,pending');
    expect(current?.searchParams.get('agreementNumber')).toBe('41');
    expect(current?.searchParams.has('filter')).toBe(false);
    expect(over?.searchParams.get('statusFilter')).toBe('cancelled,expired,failed');
  });

  it('leads to orders, mass orders, settings and birthdays; an order needs its feature', async () => {
    await openList();
    await press('More options');
    expect(hrefOf('Order free ticket')).toBe('/fribilletter/ny');
    expect(hrefOf('For many')).toBe('/fribilletter/massebestillinger');
    expect(hrefOf('Settings')).toBe('/fribilletter/innstillinger');
    expect(hrefOf('Birthdays')).toBe('/fribilletter/bursdager');
    cleanup();
    await openList({ features: ['freeTicket'] });
    await screen.findByRole('button', { name: 'More options' });
    expect(screen.queryByRole('link', { name: 'Order free ticket' })).toBeNull();
  });

  it('of a company without current tickets leads to those that are over', async () => {
    await openList({ matches: [], over: 1 });
    await screen.findByText('No free tickets are valid now');
    await screen.findByRole('link', { name: 'Show ended ones' });
    expect(hrefOf('Show ended ones')).toBe('/fribilletter?filter=over');
    cleanup();
    const server = await openList({ matches: [], over: 0 });
    await screen.findByText('No free tickets are valid now');
    await waitFor(() => expect(server.callsTo(countFreeTickets)).not.toEqual([]));
    expect(screen.queryByRole('link', { name: 'Show ended ones' })).toBeNull();
  });

  it('speaks of employee tickets at the third operator', async () => {
    await openList({ tenant: 'fjord' });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Employee tickets');
    expect(screen.getByRole('link', { name: 'Order employee ticket' })).toBeTruthy();
  });
});
