import { getPriceChange } from '@takst/contract/services/price-changes/get-price-change.contract.ts';
import {
  getPriceLetter,
  sendPriceLetter,
} from '@takst/contract/services/price-changes/price-letter.contract.ts';
import { screen, within } from '#testing/dom.ts';
import { type Answering, fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { PriceChangePage } from './price-change.page.tsx';

export const row = {
  productId: 'company-ticket',
  profileId: 'ADULT',
  nrOfZones: 1,
  validFrom: '2027-01-01',
  priceOre: 750_00,
};
export const company = (
  companyId: number,
  companyName: string,
  [tickets, moreOre]: [number, number],
) => ({
  companyId,
  companyName,
  tickets,
  changedTickets: tickets,
  month: { nowOre: 1_000_00, thenOre: 1_000_00 + moreOre },
  year: { nowOre: 12_000_00, thenOre: 12_000_00 + 12 * moreOre },
});
export const result = {
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
    company(1002, 'Otra Bryggeri AS', [20, 90_00]),
    company(1001, 'Granlia Bygg AS', [10, -50_00]),
  ],
  otherCompanies: 7,
};

export const letter = {
  subject: 'Nye priser fra 01.01.2027 i Ruter Bedrift',
  text: 'Hei!\n\nHi!',
  recipients: 3,
  isApproved: true,
  sending: null as object | null,
};

/** Opens the page of a proposal, with what the server answers of its prices and its letter. */
export async function openPriceChange(
  answer: Answering = { status: 200, body: result },
  shownLetter: object = letter,
) {
  const server = fakeServer(
    [getPriceChange, answer],
    [getPriceLetter, { status: 200, body: shownLetter }],
    [sendPriceLetter, { status: 200, body: null }],
  );
  const { queries, router } = await openPage({
    pages: {
      '/operator/prisendring/$id': PriceChangePage,
      '/operator/forslag/$id': () => <p>The proposal</p>,
    },
    at: '/operator/prisendring/12',
    texts: ['price-changes'],
    features: ['operatorDesk'],
  });
  return { ...server, queries, router };
}

/** The companies of the page, in their order. */
export const names = () =>
  within(screen.getByRole('table', { name: 'Companies' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
