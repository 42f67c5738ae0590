// @vitest-environment happy-dom
import { listMassOrders } from '@takst/contract/services/free-tickets/list-mass-orders.contract.ts';
import { cleanup, screen, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { fakeStream } from '#testing/fake-stream.ts';
import { openPage, type PageOptions } from '#testing/open-page.tsx';
import { MassOperationsPage } from './mass-operations.page.tsx';
import { departmentStore, runningOrder } from './test-many.tsx';

afterEach(cleanup);

const path = '/fribilletter/massebestillinger';

async function openList(matches: object[], options: Partial<PageOptions> = {}) {
  const pageOf = (rows: object[]) => ({ totalEntries: rows.length, matches: rows });
  const stream = fakeStream(listMassOrders, pageOf(matches));
  const server = fakeServer(stream.answer);
  await openPage({
    pages: { [path]: MassOperationsPage },
    at: path,
    company: departmentStore,
    texts: ['free-many', 'batches'],
    features: ['freeTicket', 'freeTicket.order'],
    ...options,
  });
  return { server, stream, change: (next: object[]) => stream.change(pageOf(next)) };
}

describe('the list of mass operations (spec 3 §2)', () => {
  it('says of each what it is, whose, how far it has come, and leads to it', async () => {
    await openList([
      runningOrder,
      {
        ...runningOrder,
        id: 8,
        operation: 'free-ticket-ends',
        state: 'stopped',
        failedTicketCount: 1,
        appName: 'api',
        source: null,
        agreementNumber: null,
      },
      { ...runningOrder, id: 9, operation: 'free-ticket-departments', state: 'draft' },
    ]);
    const running = await screen.findByRole('row', {
      name: /^Order ansatte\.csv Drift .* Kari Nordmann 300 of 1.200 0 Running/,
    });
    const linkIn = (row: HTMLElement) => within(row).getByRole('link').getAttribute('href');
    expect(linkIn(running)).toBe(`${path}/ny/7`);
    const end = screen.getByRole('row', { name: /^End Sent by another system .* 1 Stopped/ });
    expect(linkIn(end)).toBe(`${path}/avslutt/8`);
    const change = screen.getByRole('row', { name: /^Change of department/ });
    expect(linkIn(change)).toBe(`${path}/byttavdeling/9`);
  });

  it('comes as a stream, and shows what has changed', async () => {
    const { server, stream, change } = await openList([runningOrder]);
    await screen.findByText(/^300 of 1.200$/);
    await expect.poll(stream.openStreams).toBe(1);
    change([{ ...runningOrder, ticketCount: 1_200, state: 'finished' }]);
    await screen.findByText('Done');
    const { address = '' } = server.callsTo(listMassOrders)[0] ?? {};
    expect(address).toContain('/freeticket-api/ticket/bulk-requests/by-company-id/1001');
    expect(address).toContain('operations=all');
  });

  it('asks for the same page again, as what has changed on it', async () => {
    const rows = Array.from({ length: 30 }, (_, place) => ({ ...runningOrder, id: 7 + place }));
    const { server, stream } = await openList(rows, { at: `${path}?page=2` });
    await expect.poll(stream.openStreams).toBe(1);
    const addresses = new Set(server.callsTo(listMassOrders).map(({ address }) => address));
    expect([...addresses]).toEqual([expect.stringMatching(/offset=[1-9]/)]);
  });

  it('leads to the three things that can be done, as far as the user may', async () => {
    const linksTo = () =>
      ['ny', 'avslutt', 'byttavdeling'].filter((one) =>
        screen
          .queryAllByRole('link')
          .some((link) => link.getAttribute('href')?.endsWith(`/massebestillinger/${one}`)),
      );
    await openList([]);
    await screen.findByText('No mass orders yet');
    expect(linksTo()).toEqual(['ny', 'avslutt', 'byttavdeling']);
    cleanup();
    // An agreement that has ended can still be wound up.
    await openList([], { features: ['freeTicket'] });
    await screen.findByText('No mass orders yet');
    expect(linksTo()).toEqual(['avslutt', 'byttavdeling']);
  });

  it.each([
    ['nb', 'ruter', 'Fribilletter for mange i Granlia Bygg AS'],
    ['nb', 'fjord', 'Ansattbilletter for mange i Granlia Bygg AS'],
    ['en', 'akt', 'Free tickets for many at Granlia Bygg AS'],
    ['en', 'fjord', 'Employee tickets for many at Granlia Bygg AS'],
  ] as const)('has the words of its operator: %s, %s', async (language, tenant, subtitle) => {
    await openList([], { language, tenant });
    await screen.findByText(subtitle);
  });
});
