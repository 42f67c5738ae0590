// @vitest-environment happy-dom
import { getPriceChange } from '@takst/contract/services/price-changes/get-price-change.contract.ts';
import {
  getPriceLetter,
  sendPriceLetter,
} from '@takst/contract/services/price-changes/price-letter.contract.ts';
import { simulatePrices } from '@takst/contract/services/price-changes/simulate-prices.contract.ts';
import { press } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { cellsOf, plainText } from '#testing/cells-of.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { PriceChangePage } from './price-change.page.tsx';
import { SimulationCard } from './simulation-card.tsx';

afterEach(cleanup);

const row = {
  productId: 'company-ticket',
  profileId: 'ADULT',
  nrOfZones: 1,
  validFrom: '2027-01-01',
  priceOre: 750_00,
};
const company = (companyId: number, companyName: string, tickets: number, moreOre: number) => ({
  companyId,
  companyName,
  tickets,
  changedTickets: tickets,
  month: { nowOre: 1_000_00, thenOre: 1_000_00 + moreOre },
  year: { nowOre: 12_000_00, thenOre: 12_000_00 + 12 * moreOre },
});
const result = {
  firstMonth: '2027-01-01',
  tickets: 40,
  changedTickets: 30,
  unpricedTickets: 2,
  month: { nowOre: 28_000_00, thenOre: 29_500_00 },
  year: { nowOre: 336_000_00, thenOre: 354_000_00 },
  months: Array.from({ length: 12 }, (_, months) => ({
    month: Temporal.PlainDate.from('2027-01-01').add({ months }).toString(),
    nowOre: 28_000_00,
    thenOre: 29_500_00,
  })),
  prices: [
    {
      ...row,
      productName: { nb: 'Bedriftsbillett', en: 'Company ticket' },
      profileName: { nb: 'Voksen', en: 'Adult' },
      nowOre: 700_00,
      tickets: 30,
    },
  ],
  companies: [
    company(1002, 'Otra Bryggeri AS', 20, 90_00),
    company(1001, 'Granlia Bygg AS', 10, -50_00),
  ],
  otherCompanies: 7,
};

const letter = {
  subject: 'Nye priser fra 01.01.2027 i Ruter Bedrift',
  text: 'Hei!\n\nHi!',
  recipients: 3,
  isApproved: true,
  sending: null as object | null,
};

async function open(
  answer: { status: number; body: object } = { status: 200, body: result },
  shownLetter: object = letter,
) {
  const server = fakeServer(
    [getPriceChange, answer],
    [getPriceLetter, { status: 200, body: shownLetter }],
    [sendPriceLetter, { status: 200, body: null }],
  );
  await openPage({
    pages: { '/operator/prisendring/$id': PriceChangePage },
    at: '/operator/prisendring/12',
    texts: ['price-changes'],
    features: ['operatorDesk'],
  });
  return server;
}

const names = () =>
  within(screen.getByRole('table', { name: 'Companies' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the page of what the prices of a proposal mean', () => {
  it('shows it in all, by price and by company, with files', async () => {
    await open();
    await screen.findByText('January 2027, new prices');
    expect(plainText(document.body.textContent)).toContain('29 500,00 kr+1 500 kr (+5,4 %)');
    expect(plainText(document.body.textContent)).toContain('+18 000 kr (+5,4 %)');
    const price = screen.getByRole('row', { name: /^Company ticket/ });
    expect(cellsOf(price)).toEqual(['Adult', '1', '01.01.2027', '700 kr', '750 kr', '30']);
    const otra = screen.getByRole('row', { name: /^Otra Bryggeri AS/ });
    expect(cellsOf(otra)).toEqual([
      '20',
      '1 000,00 kr',
      '1 090,00 kr',
      '+90 kr (+9 %)',
      '+1 080 kr (+9 %)',
    ]);
    screen.getByText('7 companies pay as before.');
    screen.getByText('2 tickets are not included');
    await press('Download');
    const file = await screen.findByRole('link', { name: 'CSV' });
    expect(file.getAttribute('href')).toBe('/operator-desk-api/price-change/csv/by-proposal/12');
  });

  it('sorts the companies, and searches them by name', async () => {
    await open();
    await screen.findByRole('row', { name: /^Otra/ });
    expect(names()).toEqual(['Otra Bryggeri AS', 'Granlia Bygg AS']);
    await press('Company');
    expect(names()).toEqual(['Granlia Bygg AS', 'Otra Bryggeri AS']);
    fireEvent.change(screen.getByLabelText('Search for a company'), { target: { value: 'otra' } });
    await waitFor(() => expect(names()).toEqual(['Otra Bryggeri AS']));
    fireEvent.change(screen.getByLabelText('Search for a company'), { target: { value: 'x' } });
    await screen.findByText('No company matches the search');
  });

  it('says when no company pays anything else', async () => {
    await open({ status: 200, body: { ...result, companies: [], otherCompanies: 1 } });
    await screen.findByText('No company pays anything else');
    screen.getByText('1 company pays as before.');
  });

  it('says when there is no year to compare', async () => {
    await open({ status: 409, body: { code: 'PRICES_TOO_FAR_APART' } });
    await screen.findByText(/^The prices begin more than a year apart/);
  });
});

describe('prices that are not proposed yet', () => {
  it('are worked out when somebody asks', async () => {
    const answer = { status: 200, body: result };
    const server = fakeServer([simulatePrices, answer]);
    const rows = [{ ...row, validFrom: Temporal.PlainDate.from(row.validFrom) }];
    await openPage({
      pages: { '/operator/priser/nye': () => <SimulationCard rows={rows} /> },
      at: '/operator/priser/nye',
      texts: ['price-changes'],
      features: ['operatorDesk'],
    });
    await press('See what the prices mean');
    await screen.findByRole('row', { name: /^Otra/ });
    expect(server.callsTo(simulatePrices)).toMatchObject([{ body: { rows: [row] } }]);
  });
});

describe('the letter about the prices of a proposal', () => {
  it('is read, and sent after a question', async () => {
    const server = await open();
    await screen.findByText(/Nye priser fra 01\.01\.2027/);
    screen.getByText('3 recipients');
    await press('Send the letter');
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Send the letter to 3 recipients?',
    });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send the letter' }));
    await waitFor(() => expect(server.callsTo(sendPriceLetter)).toHaveLength(1));
  });

  it('waits until the proposal is approved', async () => {
    await open(undefined, { ...letter, isApproved: false });
    await screen.findByText(/can be sent when the proposal is approved/);
    expect(screen.queryByRole('button', { name: 'Send the letter' })).toBeNull();
  });

  it('is sent once', async () => {
    const sending = {
      startedAt: '2026-12-01T09:00:00Z',
      finishedAt: '2026-12-01T09:01:00Z',
      sent: 3,
    };
    await open(undefined, { ...letter, sending });
    await screen.findByText(/^The letter was sent to 3 recipients/);
    expect(screen.queryByRole('button', { name: 'Send the letter' })).toBeNull();
  });
});
