// @vitest-environment happy-dom
import { dialog } from '#testing/actions.ts';
import { plainText } from '#testing/cells-of.ts';
import { act, cleanup, screen, waitFor } from '#testing/dom.ts';
import type { Answer } from '#testing/fake-server.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  changes,
  monthRows,
  openChange,
  openEmployee,
  pressSubmit,
  pricesOfAll,
  type TicketOnTheWire,
  ticketWith,
} from '#ticketing/subscribers/test-employee.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const redeemed = ticketWith({ downloadedToPhone: true });
const isLoading = () => dialog().queryByText('Loading …') !== null;
/** Months with prices and zones. */
const wholeRows = () =>
  dialog()
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => plainText(textContent)));

describe('what a change costs', () => {
  it.each<[string, TicketOnTheWire, string]>([
    ['End the ticket', ticketWith({}), '1 300 kr'],
    ['New phone', redeemed, '1 300 kr'],
    ['Resend ticket', redeemed, '1 300 kr'],
  ])('is loaded while “%s” is open already', async (button, ticket, price) => {
    let answer: (given: Answer) => void = () => undefined;
    await openEmployee([ticket], { prices: () => new Promise((resolve) => (answer = resolve)) });
    await openChange(button);
    expect(isLoading()).toBe(true);
    expect(dialog().queryByRole('table')).toBeNull();
    await act(() => answer(pricesOfAll));
    await waitFor(() => expect(monthRows()[0]?.[1]).toBe(price));
    expect(isLoading()).toBe(false);
  });

  it('is not known where the prices cannot be fetched; the change is made all the same', async () => {
    await openEmployee([ticketWith({})], {
      prices: { status: 503, body: { code: 'UNAVAILABLE' } },
    });
    await openChange('End the ticket');
    await waitFor(() =>
      expect(wholeRows()).toEqual([
        ['March 2026', 'Not setZone 1 – Zone 2Ø', 'Not setZone 1 – Zone 2Ø', ''],
        ['April 2026', 'Not setZone 1 – Zone 2Ø', '0 krNo ticket', ''],
      ]),
    );
    expect(isLoading()).toBe(false);
    pressSubmit(/^End the ticket/);
    await waitFor(() => expect(changes()).toHaveLength(1));
  });

  it.each<[string, Partial<TicketOnTheWire>]>([
    ['product', { productId: 'gone' }],
    ['profile', { profileId: 'STUDENT' }],
    ['number of zones', { nrOfZones: 7 }],
  ])('is not known for a %s without a price', async (_, facts) => {
    await openEmployee([ticketWith(facts)]);
    await openChange('End the ticket');
    await waitFor(() => expect(monthRows()[0]).toEqual(['March 2026', 'Not set', 'Not set']));
  });

  it('says which zones a month is for, before and after', async () => {
    const next = ticketWith({
      id: 2,
      status: 'pending',
      startDate: '2026-05-01',
      zones: ['4'],
      zoneFrom: '4',
      zoneTo: '4',
      nrOfZones: 1,
    });
    await openEmployee([next, ticketWith({ expirationDate: '2026-04-30' })]);
    await openChange('Cancel the ticket');
    await waitFor(() =>
      expect(wholeRows()).toEqual([
        ['March 2026', '1 300 krZone 1 – Zone 2Ø', '1 300 krZone 1 – Zone 2Ø', 'None'],
        ['April 2026', '1 300 krZone 1 – Zone 2Ø', '1 300 krZone 1 – Zone 2Ø', 'None'],
        ['May 2026', '700 krZone 4', '0 krNo ticket', '−700 kr'],
      ]),
    );
    expect(screen.getAllByRole('table', { name: 'Price per month' })).toHaveLength(1);
  });
});
