// @vitest-environment happy-dom
import { listCounterTickets } from '@takst/contract/services/ticket-counter/tickets/counter-ticket-list.contract.ts';
import { cleanup, screen, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { CounterTicketListPage } from './counter-ticket-list.page.tsx';

afterEach(cleanup);

const code = {
  type: 'MOBILE_TICKET',
  pickupCode: '7KQ492XM',
  phone: null,
  phoneCountryCode: null,
  downloadedToPhone: false,
};

const ticket = (id: number, mediaInfo: object, more: object = {}) => ({
  id,
  order: {
    id: 48211,
    purchaseDate: '2026-03-03T08:14:00Z',
    invoiceReference: 'Arrangement 4410',
    personalReference: 'Romjulscupen',
  },
  delivery: {
    type: 'TICKET',
    id,
    status: 'pending',
    state: 'unused',
    stateSince: null,
    mediaInfo,
    productTemplateId: 'single-ticket',
    productName: { nb: 'Enkeltbillett', en: 'Single ticket' },
    ...more,
  },
});

const matches = [
  ticket(1, { ...code, phone: '41238101', phoneCountryCode: '+47' }),
  ticket(2, code),
  ticket(3, { ...code, pickupCode: null }),
  ticket(4, { type: 'TRAVEL_CARD', travelCardNumber: '30172904444' }),
  ticket(5, { type: 'TRAVEL_CARD_ULTRALIGHT', passengerCount: 12 }, { productName: null }),
];

async function openList(language: 'nb' | 'en', rows: object[] = matches) {
  fakeServer([
    listCounterTickets,
    { status: 200, body: { totalEntries: rows.length, matches: rows } },
  ]);
  await openPage({
    pages: { '/billettluka/billetthistorikk/': CounterTicketListPage },
    at: '/billettluka/billetthistorikk/',
    features: ['ticketCounter'],
    texts: ['counter-tickets', 'counter-words'],
    language,
  });
}

const mediaIds = () =>
  screen.getAllByRole('rowheader').map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));

describe('the ticket history', () => {
  it('names the medium: phone, else code, else the word; card; paper', async () => {
    await openList('en');
    await screen.findByText('7KQ492XM');
    expect(mediaIds()).toEqual(['+47 412 38 101', '7KQ492XM', 'Mobile', '30172904444', 'Paper']);
  });

  it('names the product by language, and one that nobody knows', async () => {
    await openList('nb');
    const row = await screen.findByRole('row', { name: /Papir/ });
    expect(within(row).getByText('Ukjent produkt')).toBeTruthy();
    expect(screen.getAllByText('Enkeltbillett')).toHaveLength(4);
    expect(mediaIds()[2]).toBe('Mobil');
  });

  it('has date, number, status, reference and comment, and leads to the order', async () => {
    await openList('en');
    const row = await screen.findByRole('row', { name: /7KQ492XM/ });
    expect(row.textContent).toMatch(
      /^03\.03\.202627KQ492XMSingle ticketUnusedArrangement 4410Romjulscupen$/,
    );
    expect(within(row).getByRole('link').getAttribute('href')).toBe(
      '/billettluka/ordrehistorikk/48211',
    );
  });

  it('says when there are none', async () => {
    await openList('en', []);
    await screen.findByText('No tickets yet');
  });
});
