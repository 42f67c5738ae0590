// @vitest-environment happy-dom
import { checkPrices } from '@takst/contract/services/operator-desk/check-prices.contract.ts';
import { listPrices } from '@takst/contract/services/operator-desk/list-prices.contract.ts';
import { makeProposal } from '@takst/contract/services/operator-desk/make-proposal.contract.ts';
import { press, write } from '#testing/actions.ts';
import { cellsOf, plainText } from '#testing/cells-of.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import type { RouteAnswer } from '#testing/fake-server.ts';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readInThePage } from '#ticketing/batches/read/test-reading-worker.ts';
import { draftStore } from '#platform/drafts/draft-store.ts';
import { open, price, prices } from '../test-desk.tsx';

beforeEach(readInThePage);
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const [single] = prices.products;
const priced = (products: readonly object[]): RouteAnswer => [
  listPrices,
  { status: 200, body: { ...prices, products } },
];
const period = {
  ...single,
  id: 'period',
  name: { nb: 'Periode', en: 'Period' },
  isSold: false,
  prices: [
    price('ADULT', 1, [90_000, '2024-01-28']),
    price('ADULT', 2, [95_000, '2024-01-28']),
    price('ADULT', 3, [99_000, '2024-01-28']),
    price('CHILD', 1, [45_000, '2024-01-28']),
  ],
};
const whole = { ...period, prices: [price('ADULT', 1, [90_000, '2024-01-28'])] };
const value = { ...period, id: 'value', name: { nb: 'Verdi', en: 'Value' }, prices: [] };
const free = { ...value, id: 'free', name: { nb: 'Fri', en: 'Free' }, hasFreeAmount: true };
const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the prices of an operator', () => {
  it('are of all products, or of the one that is chosen', async () => {
    await open('/operator/priser', priced([single ?? {}, period, value, free]));
    await screen.findByRole('table', { name: 'Single ticket' });
    expect(headings()).toEqual(['Single ticket', 'Period', 'Value', 'Free']);
    const notSold = screen.getAllByText('Not sold here, but used for comparison');
    expect(notSold.map((one) => one.closest('section')?.textContent)).toEqual([
      expect.stringMatching(/^Period/),
    ]);
    const textOf = (name: string) =>
      screen.getByRole('heading', { name }).closest('section')?.textContent;
    expect(textOf('Value')).toBe('ValueNo prices. The product cannot be sold.');
    expect(textOf('Free')).toBe('FreeThe buyer chooses the amount.');
    expect(screen.queryByRole('table', { name: 'Value' })).toBeNull();
    expect(screen.queryByText('No products')).toBeNull();
    // Of all products together.
    screen.getByText('3 combinations of category and zones have no price');
    screen.getByText(/New prices can be in force from 04\.03\.2026 at the earliest/);
    write('Product', 'period');
    await waitFor(() => expect(headings()).toEqual(['Period']));
    write('Product', '');
    await waitFor(() => expect(headings()).toHaveLength(4));
  });

  it('are not filtered where there is one product, and none is missing', async () => {
    await open('/operator/priser', priced([whole]));
    await screen.findByRole('table', { name: 'Period' });
    expect(screen.queryByLabelText('Product')).toBeNull();
    expect(screen.queryByText(/has no price/)).toBeNull();
    expect(screen.queryByText('No products')).toBeNull();
    cleanup();
    await open('/operator/priser', priced([]));
    await screen.findByText('No products');
    expect(screen.queryByLabelText('Product')).toBeNull();
  });

  it('are cards on a narrow screen, and a category without a name is told by its id', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      () => Object.assign(new EventTarget(), { matches: true }) as MediaQueryList,
    );
    onTestFinished(() => void vi.restoreAllMocks());
    const rows = [
      price('ADULT', 2, [4_000, '2024-01-28']),
      price('ADULT', 2, [4_200, '2026-05-01']),
      price('ADULT', 2, [4_100, '2026-09-01']),
      price('OLD_ONE', 2, [100, '2026-05-01']),
    ];
    await open('/operator/priser', priced([{ ...period, prices: rows }]));
    const list = within(await screen.findByRole('list', { name: 'Period' }));
    const texts = list.getAllByRole('listitem').map((one) => plainText(one.textContent));
    expect(texts).toEqual([
      'Adult40 krfrom 28.01.2024Zones: 242 krfrom 01.05.2026+2 kr+5 %41 krfrom 01.09.2026−1 kr−2,4 %',
      'OLD_ONENo priceZones: 21 krfrom 01.05.2026New',
    ]);
  });
});

describe('new prices', () => {
  const head = 'Product\tProfile\tZones\tFrom\tPrice';
  const read = async (text: string) => {
    if (!screen.queryByLabelText(/^Cells from/)) await press('Paste cells');
    write(/^Cells from/, text);
    await press('Read the cells');
  };
  const checked = (...faults: (string | null)[]): RouteAnswer => [
    checkPrices,
    ({ body }) => {
      const { rows } = body as { rows: object[] };
      const compared = rows.map((after, at) => ({
        before: null,
        after,
        fault: faults[at] ?? null,
      }));
      return { status: 200, body: { rows: compared } };
    },
  ];

  it('are read from cells; what cannot be read is told by its row, twenty at most', async () => {
    const faulty = Array.from({ length: 22 }, () => 'Single ticket\tAdult\t1\t\tdear');
    await open('/operator/priser/nye', checked());
    await screen.findByText('Read a price list');
    await read([head, 'Single ticket\tAdult\t1\t\t45', ...faulty].join('\n'));
    const title = await screen.findByText('1 price was read. 22 rows cannot be read');
    const items = within(title.parentElement ?? document.body).getAllByRole('listitem');
    expect(items).toHaveLength(21);
    expect(items[0]?.textContent).toBe('Row 2: cannot read Price');
    expect(items[19]?.textContent).toBe('Row 21: cannot read Price');
    expect(items[20]?.textContent).toBe('and 2 more');
    await screen.findByRole('button', { name: 'Propose 1 price' });
  });

  it('are in force from the day of the page where their rows say none', async () => {
    const server = await open('/operator/priser/nye', checked());
    await screen.findByText('Read a price list');
    const daysChecked = () =>
      (
        server.callsTo(checkPrices).at(-1)?.body as { rows: { validFrom: string }[] } | undefined
      )?.rows.map(({ validFrom }) => validFrom);
    await read('Product\tProfile\tZones\tPrice\nSingle ticket\tAdult\t1\t45');
    await waitFor(() => expect(daysChecked()).toEqual(['2026-03-04']));
    write('In force from, where the row does not say', '01.06.2026');
    await read(`${head}\nsingle\tADULT\t2\t\t46\nSingle ticket\tAdult\t3\t01.07.2026\t47`);
    await waitFor(() => expect(daysChecked()).toEqual(['2026-03-04', '2026-06-01', '2026-07-01']));
  });

  it('are proposed once they are compared, and at most ten thousand at a time', async () => {
    const answer = Promise.withResolvers<void>();
    const rows = Array.from({ length: 10_001 }, () => price('ADULT', 1, [4_500, '2026-03-04']));
    draftStore.keep('new-prices', [rows[0]]);
    const [route] = checked();
    await open('/operator/priser/nye', [
      route,
      async ({ body }) => {
        await answer.promise;
        const { rows: sent } = body as { rows: object[] };
        const compared = sent.map((after) => ({ before: null, after, fault: null }));
        return { status: 200, body: { rows: compared } };
      },
    ]);
    const propose = () => screen.getByRole('button', { name: /^Propose/ });
    await screen.findByText('Propose 1 price');
    expect(propose()).toHaveProperty('disabled', true);
    answer.resolve();
    await waitFor(() => expect(propose()).toHaveProperty('disabled', false));
    expect(screen.queryByText(/^A proposal has at most/)).toBeNull();
    cleanup();
    draftStore.keep('new-prices', rows);
    const server = await open('/operator/priser/nye', checked());
    await screen.findByText(/^A proposal has at most 10.000 prices\./);
    expect(propose()).toHaveProperty('disabled', true);
    expect(server.callsTo(checkPrices)).toEqual([]);
  });

  it.each([
    ['all of them', `${head}\nSingle ticket\tAdult\t1\t\t45`, '1 price was read'],
    ['no headings', 'a\tb\n1\t2', 'The columns were not found'],
    [
      'one row that cannot be',
      `${head}\nX\tAdult\t1\t\t45`,
      '0 prices were read. 1 row cannot be read',
    ],
  ])('say what was read: %s', async (_, text, title) => {
    await open('/operator/priser/nye', checked());
    await screen.findByText('Read a price list');
    await read(text);
    await screen.findByText(title);
    expect(screen.queryByText(/^and .* more$/)).toBeNull();
  });

  it('are compared, taken out one by one or all that have a fault, and kept over a reload', async () => {
    const answers = [
      checked(null, 'UNKNOWN_PROFILE', 'ROW_TWICE', null, 'UNKNOWN_PRODUCT'),
      [makeProposal, { status: 200, body: { id: 8 } }],
    ] as RouteAnswer[];
    const server = await open('/operator/priser/nye', ...answers);
    await screen.findByText('No prices yet');
    await read(
      [
        head,
        ...['45', '46', '47', '48', '49'].map((kr) => `Single ticket\tAdult\t1\t\t${kr}`),
      ].join('\n'),
    );
    const names = () =>
      within(screen.getByRole('table', { name: 'What changes' }))
        .getAllByRole('row')
        .slice(1)
        .map((row) => [within(row).getByRole('rowheader').textContent, cellsOf(row)[4]]);
    await waitFor(() =>
      expect(names()).toEqual([
        ['Single ticket', '45 kr'],
        ['Single ticketUnknown category', '46 kr'],
        ['Single ticketTwice in the list', '47 kr'],
        ['Single ticket', '48 kr'],
        ['Single ticketUnknown product', '49 kr'],
      ]),
    );
    const propose = () => screen.getByRole('button', { name: /^Propose/ });
    expect(propose()).toHaveProperty('disabled', true);
    server.answer(...checked());
    await press('Remove rows with faults');
    await waitFor(() =>
      expect(names()).toEqual([
        ['Single ticket', '45 kr'],
        ['Single ticket', '48 kr'],
      ]),
    );
    expect(screen.queryByRole('button', { name: 'Remove rows with faults' })).toBeNull();
    const [remove] = screen.getAllByRole('button', { name: /^Remove Single ticket, Adult, 1, / });
    fireEvent.click(remove ?? document.body);
    await waitFor(() => expect(names()).toEqual([['Single ticket', '48 kr']]));
    cleanup();
    await open('/operator/priser/nye', checked());
    await waitFor(() => expect(names()).toEqual([['Single ticket', '48 kr']]));
    await waitFor(() => expect(propose()).toHaveProperty('disabled', false));
  });

  it.each([
    ['', '1', /Enter a price in kroner/],
    ['free', '1', /Enter a price in kroner/],
    ['45', '0', /Enter a number from 1 to 99/],
    ['45', '100', /Enter a number from 1 to 99/],
  ])('of «%s» for %s zones are refused before they are compared', async (kroner, zones, text) => {
    const server = await open('/operator/priser/nye', checked());
    await screen.findByText('Add one price');
    write('Price', kroner);
    write('Zones', zones);
    await press('Add');
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(server.callsTo(checkPrices)).toEqual([]);
  });
});
