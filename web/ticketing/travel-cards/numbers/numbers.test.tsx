// @vitest-environment happy-dom
import { listOperatorBatches } from '@takst/contract/ticketing/batches/list-batches.contract.ts';
import { travelCardNumberCalls as calls } from '@takst/contract/ticketing/travel-cards/travel-card-number-calls.ts';
import type { Feature } from '@takst/domain/platform/access/feature.ts';
import { pressNow } from '#testing/actions.ts';
import { cleanup, screen } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { draftBatch, readyTotals } from '#ticketing/batches/test-batch.ts';
import { NumbersPage } from './numbers.page.tsx';
import { StartNumbersPage } from './start-numbers.page.tsx';

afterEach(cleanup);

const texts = ['travel-cards', 'batches'] as const;
const batch = {
  ...draftBatch,
  id: 7,
  companyId: 0,
  service: 'travel-card-numbers',
  source: { kind: 'file', name: 'numre.csv' as string | null },
};
const row = (position: number, code: string | null) => ({
  position,
  cells: { request: String(position), cardNumber: '482910375' },
  readAs: {},
  state: code === null ? 'ready' : 'faulty',
  faults: code === null ? [] : [{ column: 'request', code, proposal: null, otherRow: null }],
  effect: null,
  subject: null,
});

async function open({ facts = {}, totals = {}, rows = [row(1, null), row(2, null)] } = {}) {
  fakeServer(
    [
      calls.getBatch,
      {
        status: 200,
        body: {
          batch: { ...batch, ...facts },
          options: { slashOrder: null },
          totals: { ...readyTotals, ...totals },
        },
      },
    ],
    [calls.getProgress, { status: 200, body: { ...batch, ...facts } }],
    [calls.listRows, { status: 200, body: { totalEntries: rows.length, matches: rows } }],
  );
  await openPage({
    pages: { '/reisekort/numre/$id': NumbersPage },
    at: '/reisekort/numre/7',
    texts: [...texts],
    features: ['travelCards'],
  });
}

describe('a file of card numbers', () => {
  it.each([
    ['numre.csv', 'Card numbers: numre.csv'],
    [null, 'Pasted card numbers'],
  ])('from %s is called “%s”', async (name, title) => {
    await open({ facts: { source: { kind: 'file', name } } });
    await screen.findByRole('heading', { level: 1, name: title });
    const back = screen.getByRole('link', { name: 'Card numbers from a file' });
    expect(back.getAttribute('href')).toBe('/reisekort/numre');
  });

  it('says how many are ready, and does what its button says', async () => {
    await open({ facts: { total: 3 }, totals: { rows: 3, ready: 2, leftOut: 1 } });
    await screen.findByText(/^2 cards are ready\.\s*$/);
    pressNow('Give 2 cards their numbers');
    expect((await screen.findByRole('dialog')).textContent).toContain('Cards2');
  });

  it('says how many rows are at fault, and why', async () => {
    const reasons = {
      CARD_NOT_FOUND: /^No card request has this number\. Correct it/,
      CARD_NOT_REQUESTED: /^The card has a number already, or the request was cancelled\. Skip/,
      CARD_NUMBER_IN_USE: /^Another card in use has this number/,
      WRONG_CARD_NUMBER: /^The card number must have exactly 9 characters/,
      ROW_TWICE: /^The same request or card number as in another row/,
    };
    const codes = Object.keys(reasons);
    await open({
      facts: { total: 6 },
      totals: {
        rows: 6,
        faulty: 5,
        ready: 1,
        faultGroups: codes.map((code) => ({ column: 'request', code, rows: 1 })),
      },
      rows: [...codes.map((code, place) => row(place + 1, code)), row(6, null)],
    });
    await screen.findByText('1 card is ready. 5 rows have to be corrected or skipped.');
    for (const reason of Object.values(reasons)) {
      expect(await screen.findAllByText(reason)).not.toEqual([]);
    }
  });

  it('says how many cards have their numbers', async () => {
    await open({ facts: { state: 'finished', done: 2 } });
    await screen.findByText(/^2 cards have their numbers/);
  });
});

describe('the page that reads card numbers', () => {
  it.each<[Feature[], string]>([
    [['travelCards'], '/reisekort'],
    [['freeTicket.travelCards'], '/fribilletter/reisekort'],
  ])('leads with %o back to %s', async (features, list) => {
    fakeServer(
      [listOperatorBatches, { status: 200, body: { totalEntries: 0, matches: [] } }],
      [calls.listColumnMap, { status: 200, body: [] }],
    );
    await openPage({
      pages: { '/reisekort/numre': StartNumbersPage },
      at: '/reisekort/numre',
      texts: [...texts],
      features,
    });
    const back = await screen.findByRole('link', { name: 'Travel cards' });
    expect(back.getAttribute('href')).toBe(list);
    screen.getByText(/^Choose the file from the factory .* At most 10.000 rows\.$/);
  });
});
