// @vitest-environment happy-dom
import { getPriceChange } from '@takst/contract/services/price-changes/get-price-change.contract.ts';
import { simulatePrices } from '@takst/contract/services/price-changes/simulate-prices.contract.ts';
import { press } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { cellsOf, plainText } from '#testing/cells-of.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { PriceChangePage } from './price-change.page.tsx';
import { SimulationCard } from './simulation.card.tsx';

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

async function open(answer: { status: number; body: object } = { status: 200, body: result }) {
  const server = fakeServer([getPriceChange, answer], [simulatePrices, answer]);
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
