// @vitest-environment happy-dom
import { listOperatorBatches } from '@takst/contract/ticketing/batches/list-batches.contract.ts';
import { voucherOfferCalls as calls } from '@takst/contract/services/vouchers/voucher-offer-calls.ts';
import { cleanup, screen } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { draftBatch, readyTotals } from '#ticketing/batches/test-batch.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { MakeOffersPage } from './make-offers.page.tsx';
import { OfferFilePage } from './offer-file.page.tsx';

afterEach(cleanup);

const ofFile = { ...draftBatch, companyId: 0, service: 'voucher-offers' as const };
const ofCells = { ...ofFile, id: 4, source: { kind: 'paste' as const, name: null } };
const ready = {
  position: 1,
  cells: { phone: '41234567', amount: '500', campaign: 'Vår 2026' },
  readAs: {},
  state: 'ready',
  faults: [],
  effect: { startDate: '2026-03-09', pricePerMonth: null, knownAs: null, notes: [] },
  subject: null,
};
const faultyWith = (code: string, column: string | null) => ({
  ...ready,
  position: 2,
  state: 'faulty',
  faults: [{ column, code, proposal: null, otherRow: null }],
  effect: null,
});

function open(at: string, { rows = [ready] as object[], faulty = 0 } = {}) {
  fakeServer(
    [listOperatorBatches, { status: 200, body: { totalEntries: 2, matches: [ofFile, ofCells] } }],
    [calls.listColumnMap, { status: 200, body: [] }],
    [
      calls.getBatch,
      {
        status: 200,
        body: { batch: ofFile, options: { slashOrder: null }, totals: { ...readyTotals, faulty } },
      },
    ],
    [calls.listRows, { status: 200, body: { totalEntries: rows.length, matches: rows } }],
  );
  return openPage({
    pages: { '/kodelager/tilbud/nye': MakeOffersPage, '/kodelager/tilbud/nye/$id': OfferFilePage },
    at: `/kodelager/tilbud/nye${at}`,
    features: ['codePools', 'vouchers'],
    texts: ['vouchers', 'batches'],
  });
}

describe('offers from a file', () => {
  it('lists earlier files by their names, and pasted rows as such', async () => {
    await open('');
    const link = await screen.findByRole('link', { name: 'Offers: Ansatte.csv' });
    expect(link.getAttribute('href')).toBe('/kodelager/tilbud/nye/3');
    screen.getByRole('link', { name: 'Offers: pasted rows' });
    screen.getByText(/At most 10\s000 rows\.$/);
  });

  it('says who gets the link when, and how many offers are made', async () => {
    await open('/3');
    await screen.findByRole('heading', { level: 1, name: 'Offers: Ansatte.csv' });
    await screen.findByText('Gets the link 09.03.2026');
    screen.getByText(/^2 offers are ready\./);
    expect(screen.queryByText(/must be corrected or skipped/)).toBeNull();
    screen.getByRole('button', { name: 'Make 2 offers' });
  });

  it.each([
    ['OFFER_EXISTS', null, /^The number has an offer of the campaign in this period/],
    ['PERIOD_OVER', 'periodEnd', /^The period is over/],
    ['PERIOD_ENDS_BEFORE_START', 'periodEnd', 'The last day is before the first day'],
    ['NO_CODES_OF_AMOUNT', 'amount', /^No provider has free codes of this amount/],
    ['ROW_TWICE', null, 'The number is there twice for this campaign and period'],
  ])('says of a row with %s why it cannot be made', async (code, column, text) => {
    await open('/3', { rows: [faultyWith(code, column), ready], faulty: 1 });
    await screen.findByText(text);
    screen.getByText(/1 row must be corrected or skipped\.$/);
  });
});
