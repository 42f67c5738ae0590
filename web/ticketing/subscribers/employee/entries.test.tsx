// @vitest-environment happy-dom
import { cellsOf, plainText } from '#testing/cells-of.ts';
import { cleanup, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { addOnAvailable, ticketAvailable } from '#ticketing/tickets/test-offer.ts';
import { changes, openEmployee, pressSubmit, ticketWith } from '../test-employee.tsx';
import { features, openWith, subscriptionWith } from '../subscriptions/test-subscriptions.ts';
import { agreementOf, daysOf, isOnActiveList, isOnExpiredList } from './entry-lists.ts';

afterEach(cleanup);

const statuses = ['active', 'pending', 'expired', 'cancelled', 'failed', 'anonymised'] as const;

describe('what a person has or had', () => {
  it('is current, over, or on no list', () => {
    const on = (isOn: typeof isOnActiveList) => statuses.filter((status) => isOn({ status }));
    expect(on(isOnActiveList)).toEqual(['active', 'pending']);
    expect(on(isOnExpiredList)).toEqual(['expired', 'cancelled']);
  });

  type Entries = Parameters<typeof agreementOf>[0];
  const ticket = (agreementNumber: number, status: (typeof statuses)[number]) =>
    ({ agreementNumber, status }) as Entries['tickets'][number];
  const subscription = (agreementId: number, status: (typeof statuses)[number]) =>
    ({ agreementId, status }) as Entries['subscriptions'][number];
  it.each<[string, Entries, number | undefined]>([
    ['nothing', { tickets: [], subscriptions: [] }, undefined],
    [
      'a current ticket, not one before it',
      { tickets: [ticket(1, 'expired'), ticket(2, 'active')], subscriptions: [] },
      2,
    ],
    [
      'a current subscription beside a ticket that is over',
      { tickets: [ticket(1, 'expired')], subscriptions: [subscription(3, 'pending')] },
      3,
    ],
    [
      'the newest of what is over',
      { tickets: [ticket(1, 'expired'), ticket(2, 'cancelled')], subscriptions: [] },
      1,
    ],
  ])('names the employee number by its agreement: %s', (_, entries, agreement) => {
    expect(agreementOf(entries)).toBe(agreement);
  });

  it('has days, also of a subscription', () => {
    const [startAt, expireAt] = ['2026-03-01', '2026-03-31'].map((day) =>
      Temporal.PlainDate.from(day),
    );
    if (!startAt || !expireAt) throw new Error('the days are there');
    const days = { startAt, expireAt, status: 'active' } as Parameters<typeof daysOf>[0];
    expect(daysOf(days)).toEqual({
      status: 'active',
      startDate: startAt,
      expirationDate: expireAt,
    });
  });
});

describe('what is over', () => {
  it('stands in a table with its zones, days, price and status', async () => {
    const over = { status: 'expired', startDate: '2025-01-01', expirationDate: '2025-06-30' };
    await openEmployee(
      [
        ticketWith({ ...over, id: 2, pricePerMonth: 1300.5 }),
        ticketWith({
          ...over,
          id: 3,
          startDate: '2024-01-01',
          status: 'cancelled',
          allZones: true,
        }),
      ],
      {
        features,
        subscriptions: [
          subscriptionWith({ status: 'expired', startAt: '2025-02-01', expireAt: '2025-02-28' }),
          subscriptionWith({ id: 10, status: 'failed', startAt: '2023-02-01' }),
        ],
      },
    );
    const table = await screen.findByRole('table', { name: 'Earlier tickets and subscriptions' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(
      rows.map((row) => [plainText(row.querySelector('th')?.textContent), ...cellsOf(row)]),
    ).toEqual([
      ['E-bike', '1 February 2025 – 28 February 2025', '599 kr', 'Expired 28 Feb 2025'],
      [
        'Zone 1 – Zone 2ØCompany ticket',
        '1 January 2025 – 30 June 2025',
        '1 300,50 kr',
        'Expired 30 Jun 2025',
      ],
      ['All zonesCompany ticket', 'Would have started on 1 January 2024', '1 300 kr', 'Cancelled'],
    ]);
  });
});

describe('an act that the address names', () => {
  it('is done with the ticket with which it can be done, of several', async () => {
    const { router } = await openEmployee(
      [
        ticketWith({ id: 2, status: 'pending', startDate: '2026-05-01' }),
        ticketWith({ id: 3, expirationDate: '2026-04-30' }),
        ticketWith({ id: 1 }),
      ],
      { at: '/bedriftsavtale/ansatt/7?gjor=end-ticket' },
    );
    await screen.findByRole('dialog', { name: 'End the ticket' });
    await waitFor(() => expect(router.state.location.search).toEqual({}));
    // The way back does not open it again.
    expect(router.history.length).toBe(1);
    pressSubmit(/^End the ticket on/);
    await waitFor(() =>
      expect(changes()[0]?.address).toBe('/api/ticket/change-expiry/by-id/1/2026-03-31'),
    );
  });

  it('is none of the person’s acts, and stays in the address', async () => {
    const { router } = await openEmployee([ticketWith({})], {
      at: '/bedriftsavtale/ansatt/7?gjor=delete-everything',
    });
    await screen.findByText('Main office');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(router.state.location.search).toEqual({ gjor: 'delete-everything' });
  });
});

describe('the button for what more can be ordered', () => {
  const available = [ticketAvailable, addOnAvailable('JOULE', 'E-bike', 599)];

  it.each([
    ['a ticket', { tickets: [ticketWith({})], subscriptions: [] }, 'Order subscription'],
    [
      'a subscription and a ticket that is over',
      { tickets: [ticketWith({ status: 'expired' })], subscriptions: [subscriptionWith({})] },
      'Order ticket',
    ],
  ])('beside %s says what is left', async (_, { tickets, subscriptions }, label) => {
    await openEmployee(tickets, { subscriptions, available, features });
    const link = await screen.findByRole('link', { name: label });
    expect(link.getAttribute('href')).toBe('/bedriftsavtale/billett/opprett?ansatt=7');
  });

  it('is not there while nobody knows what can be ordered', async () => {
    await openWith({}, { available: [] });
    await screen.findByRole('article', { name: 'E-bike' });
    expect(screen.queryByRole('link', { name: /^Order/ })).toBeNull();
  });
});
