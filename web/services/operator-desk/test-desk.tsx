import { getDesk } from '@takst/contract/services/operator-desk/get-desk.contract.ts';
import { getProposal } from '@takst/contract/services/operator-desk/get-proposal.contract.ts';
import { listPrices } from '@takst/contract/services/operator-desk/list-prices.contract.ts';
import { listProposals } from '@takst/contract/services/operator-desk/list-proposals.contract.ts';
import { fakeServer, type RouteAnswer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { DeskPage } from './desk/desk.page.tsx';
import { NewPricesPage } from './prices/new-prices.page.tsx';
import { PricesPage } from './prices/prices.page.tsx';
import { ProposalPage } from './proposal/proposal.page.tsx';

/** Of 4 March 2026, as the pages of tests are. */
export const proposal = {
  id: 7,
  kind: 'quarantine',
  state: 'OPEN',
  nrOfRows: 1,
  firstDay: '2026-04-01',
  proposedBy: 'Kaja Service',
  isOwn: false,
  proposedAt: '2026-03-03T08:00:00Z',
  decidedBy: null,
  decidedAt: null,
  reason: null,
  stale: null,
  overtaken: null,
};

export const desk = {
  earliest: '2026-03-04',
  earliestSeller: '2026-03-05',
  sellers: [
    {
      validFrom: '2018-01-01',
      name: 'RUTER AS',
      organisationNumber: '991609407',
      line1: 'Postboks 1030 Sentrum',
      postCode: '0104',
      city: 'OSLO',
      accountNumber: '86011117947',
      isInBusinessRegister: true,
    },
    {
      validFrom: '2010-01-01',
      name: 'STOR-OSLO LOKALTRAFIKK',
      organisationNumber: '991609407',
      line1: 'Galleri Oslo',
      postCode: '0185',
      city: 'OSLO',
      accountNumber: '15944000019',
      isInBusinessRegister: false,
    },
  ],
  quarantine: [
    { validFrom: '2026-04-01', days: 45 },
    { validFrom: '2020-01-01', days: 30 },
  ],
  fees: [
    {
      fee: 'PAPER_CARD',
      validFrom: '2026-05-01',
      name: { nb: 'Papirkort', en: 'Paper card' },
      priceOre: 6_000,
      vatKind: 'TRANSPORT',
    },
    {
      fee: 'PAPER_CARD',
      validFrom: '2024-01-01',
      name: { nb: 'Papirkort', en: 'Paper card' },
      priceOre: 5_000,
      vatKind: 'TRANSPORT',
    },
    {
      fee: 'NEW_CARD',
      validFrom: '2026-03-05',
      name: { nb: 'Nytt kort', en: 'New card' },
      priceOre: 7_000,
      vatKind: 'TRANSPORT',
    },
    {
      fee: 'CANCELLATION',
      validFrom: '2025-01-01',
      name: { nb: 'Gebyr', en: 'Cancellation fee' },
      priceOre: 10_000,
      vatKind: 'STANDARD',
    },
  ],
  paymentDeadlines: [
    { validFrom: '2026-03-04', days: 21 },
    { validFrom: '2026-02-01', days: 14 },
  ],
  products: [
    {
      id: 'single',
      possibleServices: ['company-tickets', 'ticket-counter'],
      rows: [
        {
          productId: 'single',
          validFrom: '2024-01-01',
          name: { nb: 'Enkeltbillett', en: 'Single ticket' },
          description: { nb: 'Én tur.', en: 'One trip.' },
          services: ['ticket-counter'],
        },
      ],
    },
  ],
  vatRates: [
    { vatKind: 'TRANSPORT', validFrom: '2018-01-01', percent: 12 },
    { vatKind: 'STANDARD', validFrom: '2005-01-01', percent: 25 },
    { vatKind: 'STANDARD', validFrom: '2001-07-01', percent: 24 },
  ],
  schoolYears: [
    {
      opensOn: '2025-05-01',
      firstStart: '2025-08-20',
      latestStart: '2026-06-15',
      lastDay: '2026-06-30',
    },
  ],
};

export const price = (
  profileId: string,
  nrOfZones: number,
  [priceOre, validFrom]: readonly [number, string],
) => ({ productId: 'single', profileId, nrOfZones, validFrom, priceOre });

export const prices = {
  earliest: '2026-03-04',
  products: [
    {
      id: 'single',
      name: { nb: 'Enkeltbillett', en: 'Single ticket' },
      isSold: true,
      hasFreeAmount: false,
      prices: [
        price('ADULT', 1, [4_000, '2024-01-28']),
        price('ADULT', 1, [4_200, '2026-05-01']),
        price('ADULT', 2, [6_900, '2024-01-28']),
        price('CHILD', 1, [2_100, '2024-01-28']),
      ],
    },
  ],
};

/** What its proposal changes. */
export const compared = {
  kind: 'quarantine',
  rows: [
    {
      before: { validFrom: '2020-01-01', days: 30 },
      after: { validFrom: '2026-04-01', days: 45 },
    },
  ],
};
/** The answer to its page. */
export const opened = (changed: object = {}) =>
  [
    getProposal,
    {
      status: 200,
      body: { proposal: { ...proposal, ...changed }, compared, productNames: {}, nrOfDeciders: 2 },
    },
  ] as const;

export async function open(at: string, ...answers: RouteAnswer[]) {
  const server = fakeServer(
    [getDesk, { status: 200, body: desk }],
    [listProposals, { status: 200, body: [proposal] }],
    [listPrices, { status: 200, body: prices }],
    ...answers,
  );
  const { router } = await openPage({
    pages: {
      '/operator': DeskPage,
      '/operator/priser': PricesPage,
      '/operator/priser/nye': NewPricesPage,
      '/operator/forslag/$id': ProposalPage,
    },
    at,
    texts: ['operator-desk', 'batches', 'price-changes', 'services'],
    features: ['operatorDesk'],
  });
  return { ...server, router };
}
