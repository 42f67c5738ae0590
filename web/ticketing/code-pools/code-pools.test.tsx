// @vitest-environment happy-dom
import { listOperatorBatches } from '@takst/contract/ticketing/batches/list-batches.contract.ts';
import { listCodePools } from '@takst/contract/ticketing/code-pools/list-code-pools.contract.ts';
import type { Feature } from '@takst/domain/platform/access/feature.ts';
import { plainText } from '#testing/cells-of.ts';
import { cleanup, screen, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { asPhone } from '#ticketing/batches/test-batch-page.tsx';
import { CodePoolsPage } from './code-pools.page.tsx';
import { VoucherViews } from './voucher-views.tsx';

afterEach(cleanup);

const pool = (kind: string, free: number, more: object = {}) => ({
  kind,
  amountOre: null,
  openOffers: null,
  free,
  used: 0,
  expired: 0,
  owed: 0,
  ...more,
});

const batch = {
  id: 7,
  companyId: 0,
  service: 'code-imports',
  act: 'OTTO',
  state: 'finished',
  onRefusal: 'stop',
  source: { kind: 'file', name: 'koder.csv' },
  total: 400,
  leftOut: 0,
  done: 400,
  refused: 0,
  failed: 0,
  stopCode: null,
  stoppedAt: null,
  version: 3,
  createdAt: '2026-03-02T08:00:00Z',
  createdBy: 'Kaja Service',
  startedAt: '2026-03-02T08:01:00Z',
  startedBy: 'Kaja Service',
  updatedAt: '2026-03-02T08:01:01Z',
};

async function openPools(
  pools: object[],
  batches: object[] = [],
  features: readonly Feature[] = ['codePools'],
) {
  fakeServer(
    [listCodePools, { status: 200, body: pools }],
    [
      listOperatorBatches,
      { status: 200, body: { totalEntries: batches.length, matches: batches } },
    ],
  );
  await openPage({
    pages: { '/kodelager': CodePoolsPage },
    at: '/kodelager',
    texts: ['code-pools', 'batches', 'voucher-views'],
    features,
  });
}

describe('the code pools', () => {
  it('say what is left in each, and warn of those with fewer than 50', async () => {
    await openPools([
      pool('JOULE', 50, { used: 7 }),
      pool('OTTO', 49),
      pool('CAR_POOL', 0, { owed: 12, expired: 3 }),
    ]);
    const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
    // The codes of these pools have no amount, and no offers draw them.
    (await row(/^E-bike 50 7 0 0 – /)).getByText('Enough codes');
    (await row(/^Car sharing 49 0 0 0 – /)).getByText('Few left');
    (await row(/^Car rental 0 0 12 3 – /)).getByText('Empty');
    screen.getByText(/^Add codes to: Car sharing \(49 free\), Car rental \(0 free\)\. Orders/);
    expect(screen.queryByText(/Without free codes/)).toBeNull();
    // Without vouchers there is one view alone.
    expect(screen.queryByRole('navigation', { name: 'Codes and offers' })).toBeNull();
  });

  it('are cards on a phone, with what each number is', async () => {
    asPhone();
    await openPools([
      pool('OTTO', 1234, { used: 7, owed: 2, expired: 3 }),
      pool('HYRE', 12, { amountOre: 50_000, openOffers: 1300 }),
    ]);
    await screen.findByText('Car sharing');
    const cards = screen.getAllByRole('listitem');
    expect(cards.map((card) => plainText(card.textContent))).toEqual([
      'Car sharingEnough codesFree: 1 234 · Used: 7 · Waiting for a code: 2 · Expired: 3Add codes',
      'Hyre 500 krFew leftFree: 12 · Used: 0 · Waiting for a code: 0 · Expired: 0 · Open offers: 1 300Add codes',
    ]);
  });

  it('warn of nothing while all have enough', async () => {
    await openPools([pool('JOULE', 50), pool('OTTO', 51), pool('CAR_POOL', 900)]);
    await screen.findAllByText('Enough codes');
    expect(screen.queryByText('There are few codes left')).toBeNull();
  });

  it('are each filled from their own row', async () => {
    await openPools([pool('JOULE', 50), pool('OTTO', 49)]);
    const link = await screen.findByRole('link', { name: 'Add codes to Car sharing' });
    expect(link.getAttribute('href')).toBe('/kodelager/fyll?pool=OTTO');
  });

  it('of vouchers say what the codes are worth, and are low when open offers have none (domain: Voucher)', async () => {
    const hyre = (amountOre: number, free: number, openOffers: number) =>
      pool('HYRE', free, { amountOre, openOffers });
    await openPools(
      [pool('OTTO', 50), hyre(50_000, 12, 13), hyre(30_000, 12, 12), hyre(70_000, 0, 2)],
      [],
      ['codePools', 'vouchers'],
    );
    const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
    (await row(/^Hyre 500\u00a0kr 12 0 0 0 13/)).getByText('Few left');
    (await row(/^Hyre 300\u00a0kr 12 0 0 0 12/)).getByText('Enough codes');
    (await row(/^Hyre 700\u00a0kr 0 0 0 0 2/)).getByText('Empty');
    screen.getByText(/^Add codes to: Hyre 500 kr \(12 free\), Hyre 700 kr \(0 free\)\. Without/);
    const views = within(screen.getByRole('navigation', { name: 'Codes and offers' }));
    expect(views.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/kodelager',
      '/kodelager/tilbud',
      '/kodelager/kampanjer',
    ]);
  });

  it('are left out of the views of a user who may only see the offers', async () => {
    await openPage({
      pages: { '/kodelager/tilbud': VoucherViews },
      at: '/kodelager/tilbud',
      texts: ['voucher-views'],
      features: ['vouchers'],
    });
    const views = within(await screen.findByRole('navigation', { name: 'Codes and offers' }));
    expect(views.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/kodelager/tilbud',
      '/kodelager/kampanjer',
    ]);
  });

  it('show who has filled which of them, when, and with how many', async () => {
    const ofCells = { ...batch, id: 8, act: 'HYRE', source: { kind: 'paste', name: null } };
    await openPools([pool('OTTO', 400)], [batch, ofCells]);
    const row = await screen.findByRole('row', {
      name: /^Car sharing: koder\.csv 400 .* Kaja Service Done/,
    });
    const link = within(row).getByRole('link');
    expect(link.getAttribute('href')).toBe('/kodelager/fyll/7');
    screen.getByRole('link', { name: 'Hyre: pasted codes' });
  });
});
