// @vitest-environment happy-dom
import {
  countCounterOrders,
  listCounterOrders,
} from '@takst/contract/services/ticket-counter/orders/counter-order-list.contract.ts';
import { cleanup, screen, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { openPage, type PageOptions } from '#testing/open-page.tsx';
import { cup } from '#services/ticket-counter/test-counter-orders.ts';
import { CounterOrderListPage } from './counter-order-list.page.tsx';

afterEach(cleanup);

const paper = {
  ...cup,
  id: 48212,
  mediaType: 'TRAVEL_CARD_ULTRALIGHT',
  passengerCount: 12,
  ticketCount: 12,
  requestedTicketCount: 12,
  personalReference: 'Klassetur',
  invoiceReference: null,
};
const running = {
  ...cup,
  id: 48213,
  ticketCount: 6412,
  requestedTicketCount: 10_000,
  isDelivered: false,
  personalReference: 'Stevnet',
};
const failed = { ...cup, id: 48214, ticketCount: 2, failedCount: 1, personalReference: 'Møtet' };

async function openList(matches: object[], options: Partial<PageOptions> = {}) {
  const counts = { 'being-delivered': 1, 'to-be-sent': 0, 'with-failures': 1 };
  fakeServer(
    [listCounterOrders, { status: 200, body: { totalEntries: matches.length, matches } }],
    [countCounterOrders, { status: 200, body: { all: matches.length, counts } }],
  );
  await openPage({
    pages: { '/billettluka/ordrehistorikk': CounterOrderListPage },
    at: '/billettluka/ordrehistorikk',
    features: ['ticketCounter', 'ticketCounter.order'],
    texts: ['counter-orders', 'counter-words'],
    ...options,
  });
}

const cellsOf = async (name: RegExp) =>
  within(await screen.findByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));

describe('the order history', () => {
  it('has date, buyer, medium, number, price with decimals and both references', async () => {
    await openList([cup]);
    const row = await screen.findByRole('row', { name: /Romjulscupen/ });
    expect(row.textContent).toContain('03.03.2026');
    expect(await cellsOf(/Romjulscupen/)).toEqual([
      'Hanne Vik',
      'Mobile ticketSingle ticket',
      '3',
      '126,00 kr',
      'Arrangement 4410',
      'Romjulscupen',
    ]);
    expect(within(row).getByRole('link').getAttribute('href')).toBe(
      '/billettluka/ordrehistorikk/48211',
    );
  });

  it.each([
    { role: 'buyers', feature: 'order', views: ['Order tickets', 'Orders', 'Tickets'] },
    { role: 'HR', feature: 'settings', views: ['Orders', 'Tickets', 'Settings'] },
    { role: 'who pays', feature: 'companyPays', views: ['Orders', 'Tickets', 'Company covers'] },
  ] as const)('leads $role to the pages of the counter that they may open', async (one) => {
    await openList([cup], { features: ['ticketCounter', `ticketCounter.${one.feature}`] });
    const nav = within(await screen.findByRole('navigation', { name: /^Pages of the ticket/ }));
    const links = nav.getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(one.views);
    expect(nav.getByRole('link', { current: 'page' }).textContent).toBe('Orders');
  });

  it('counts passengers of paper, and says how many are made while some are missing', async () => {
    const torn = {
      ...paper,
      id: 48215,
      ticketCount: 11,
      failedCount: 1,
      personalReference: 'Turen',
    };
    await openList([paper, running, failed, torn]);
    expect((await cellsOf(/Klassetur/))[2]).toBe('12');
    const bar = await screen.findByRole('progressbar', { name: /^6.412 of 10.000$/ });
    expect(bar.getAttribute('aria-valuenow')).toBe('6412');
    expect((await cellsOf(/Møtet/))[2]).toBe('2 of 31 not delivered');
    expect((await cellsOf(/Turen/))[2]).toBe('11 of 121 not delivered');
  });

  it('says how many codes of an order were not sent', async () => {
    await openList([{ ...cup, notSentCount: 2 }]);
    expect((await cellsOf(/Romjulscupen/))[2]).toBe('32 not sent');
  });

  it('shows filters that have orders', async () => {
    await openList([cup]);
    await screen.findByRole('button', { name: /^Are being delivered/ });
    expect(screen.queryByRole('button', { name: /^Go out later/ })).toBe(null);
  });

  it('is empty with a way to the first order, for who may order', async () => {
    await openList([]);
    await screen.findByText('No orders yet');
    expect(screen.getByRole('link', { name: 'Order tickets' })).toBeTruthy();
    cleanup();
    await openList([], { features: ['ticketCounter'] });
    await screen.findByText('No orders yet');
    expect(screen.queryByRole('link', { name: 'Order tickets' })).toBe(null);
  });
});
