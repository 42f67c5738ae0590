// @vitest-environment happy-dom
import { getStatement } from '@takst/contract/services/housing/statement/get-statement.contract.ts';
import { listStatementUnits } from '@takst/contract/services/housing/statement/list-statement-units.contract.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { cellsOf, plainText } from '#testing/cells-of.ts';
import { fakeServer, type FakeServer } from '#testing/fake-server.ts';
import { openPage, type PageOptions } from '#testing/open-page.tsx';
import { monthRuns } from './month-runs.ts';
import { StatementPage } from './statement.page.tsx';

const person = (subscriberId: number, firstName: string) => ({
  subscriberId,
  firstName,
  lastName: 'Ali',
});

/** As the server sends it on 4 March 2026. */
const months = Array.from({ length: 12 }, (_, place) => ({
  month: `2026-${String(place + 1).padStart(2, '0')}-01`,
  state: place === 0 ? 'CLOSED' : place < 3 ? 'OPEN' : 'COMING',
  amounts:
    place < 3
      ? { total: 1494, vat: 160.07, refunded: 0, residents: 3, tickets: 2, subscriptions: 1 }
      : null,
}));
const statement = {
  year: 2026,
  years: [2026, 2025],
  total: 4482,
  vat: 480.21,
  refunded: 12.34,
  months,
  unitCounts: { all: 2, forgotten: 1 },
  forgotten: [
    {
      kind: 'runs-after-move-out',
      unitId: 1,
      unitNumber: 'A-12',
      day: '2026-01-31',
      residents: [person(7, 'Cato')],
      monthlyPrice: 747,
    },
    {
      kind: 'two-households',
      unitId: 2,
      unitNumber: 'A-13',
      day: '2026-02-01',
      residents: [person(8, 'Dina'), person(9, 'Eva')],
      monthlyPrice: 1494,
    },
  ],
};
const unit = {
  id: 1,
  number: 'A-12',
  months: [747, 747, 735, ...Array.from({ length: 9 }, () => null)],
  total: 2229,
  residents: [{ ...person(7, 'Cato'), from: '2025-06-01', to: '2026-01-31' }],
  erasedResidents: 1,
  tickets: 1,
  subscriptions: 0,
  findings: ['runs-after-move-out'],
};
const withoutUnit = {
  ...unit,
  id: 0,
  number: null,
  residents: [],
  erasedResidents: 0,
  findings: [],
};

let server: FakeServer;
function open(
  options: Partial<PageOptions> = {},
  matches: object[] = [unit, withoutUnit],
  more: Partial<typeof statement> = {},
) {
  server = fakeServer(
    [getStatement, { status: 200, body: { ...statement, ...more } }],
    [listStatementUnits, { status: 200, body: { totalEntries: matches.length, matches } }],
  );
  return openPage({
    pages: { '/borettslag/oppstilling': StatementPage },
    at: '/borettslag/oppstilling',
    texts: ['statement', 'unit-findings'],
    features: ['housing'],
    ...options,
  });
}
afterEach(cleanup);

const lastQuery = () =>
  new URL(server.callsTo(listStatementUnits).at(-1)?.address ?? '', location.origin).searchParams;

describe('the statement of a housing association', () => {
  it.each([
    [
      'nb',
      'Måned for måned',
      'mars',
      ['Ikke fakturert ennå', '', '1 494,00 kr', '3', '2', '1'],
      'Kommer',
    ],
    [
      'en',
      'Month by month',
      'March',
      ['Not invoiced yet', '', '1 494,00 kr', '3', '2', '1'],
      'To come',
    ],
  ] as const)('has every month in %s', async (language, label, march, cells, toCome) => {
    await open({ language });
    const table = await screen.findByRole('table', { name: label });
    const row = within(table).getByRole('row', { name: new RegExp(march) });
    // The bar is for the eyes alone.
    expect(cellsOf(row)).toEqual(cells.filter((text) => text !== ''));
    expect(within(table).getAllByText(toCome)).toHaveLength(9);
    expect(plainText(document.body.textContent)).toContain('4 482,00 kr');
  });

  it('has a bar for each month, the longest for the dearest, and none for what was paid back', async () => {
    const totals = [800, 1600, 0, -400];
    await open({}, [unit], {
      months: months.map((month, place) => {
        const total = totals[place];
        const amounts = months[0]?.amounts;
        return { ...month, amounts: amounts && total !== undefined ? { ...amounts, total } : null };
      }),
    });
    const table = await screen.findByRole('table', { name: 'Month by month' });
    const bars = [...table.querySelectorAll<HTMLElement>('td[aria-hidden] > span')];
    expect(bars.map(({ style }) => style.width)).toEqual([
      '50%',
      '100%',
      ...Array.from({ length: 10 }, () => '0%'),
    ]);
  });

  it.each([
    ['nb', 'Boenhet A-12', '747,00 kr per måned. Avslutt det som ikke lenger trengs.'],
    ['en', 'Unit A-12', '747,00 kr per month. End what is no longer needed.'],
  ] as const)(
    'says in %s which move-outs were forgotten, and where to go',
    async (language, unitName, advice) => {
      await open({ language });
      const link = await screen.findByRole('link', { name: unitName });
      expect(link.getAttribute('href')).toBe('/borettslag/boenhet/7');
      const item = plainText(link.closest('li')?.textContent);
      expect(item).toContain('31.01.2026');
      expect(item).toContain(advice);
      screen.getByText(/01\.02\.2026: Dina Ali, Eva Ali/);
    },
  );

  it.each([
    [6, 6],
    [7, 6],
  ])('tells of %i forgotten move-outs %i, and leads to all units', async (count, told) => {
    const [first] = statement.forgotten;
    const forgotten = Array.from({ length: count }, (_, at) => ({ ...first, unitId: at + 1 }));
    await open({}, [unit], { forgotten: forgotten as typeof statement.forgotten });
    const links = await screen.findAllByRole('link', { name: 'Unit A-12' });
    expect(links).toHaveLength(told);
    const all = screen.queryAllByRole('button', { name: 'See all of the units' });
    expect(all).toHaveLength(count > told ? 1 : 0);
    for (const button of all) {
      fireEvent.click(button);
      await waitFor(() => expect(lastQuery().get('filter')).toBe('forgotten'));
    }
  });

  it.each([
    ['nb', 'Cato Ali (–31.01.2026), 1 slettet person', 'Løper etter utflytting', 'Uten boenhet'],
    ['en', 'Cato Ali (–31.01.2026), 1 deleted person', 'Runs after the move-out', 'Without a unit'],
  ] as const)('has every unit in %s', async (language, residents, finding, none) => {
    await open({ language });
    const row = await screen.findByRole('row', { name: /^A-12/ });
    const [who, costs, tickets, subscriptions, total] = cellsOf(row);
    expect(who).toBe(`${residents} ${finding}`);
    expect(costs).toMatch(/^jan\.?–feb\.?: 747,00 kr, mar[.s]*: 735,00 kr$/i);
    expect([tickets, subscriptions, total]).toEqual(['1', '0', '2 229,00 kr']);
    expect(within(row).getByRole('link').getAttribute('href')).toMatch(/\/borettslag\/boenhet\/7/);
    const other = screen.getByRole('row', { name: new RegExp(none) });
    expect(within(other).queryByRole('link')).toBeNull();
  });

  it('is of another year when one is chosen, and so are its files', async () => {
    await open();
    const picker = await screen.findByRole('combobox', { name: 'Year' });
    await waitFor(() => expect(within(picker).getAllByRole('option')).toHaveLength(2));
    expect(lastQuery().get('year')).toBeNull();
    fireEvent.change(picker, { target: { value: '2025' } });
    await waitFor(() => expect(lastQuery().get('year')).toBe('2025'));
    await waitFor(() =>
      expect(server.callsTo(getStatement).at(-1)?.address).toContain('year=2025'),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Download' }));
    const files = ['PDF for the board', /Excel/].map((name) => screen.getByRole('link', { name }));
    expect(files.map((file) => file.getAttribute('href'))).toEqual([
      '/api/housing/statement/pdf/by-company-id/1001?year=2025',
      '/api/housing/statement/xlsx/by-company-id/1001?year=2025',
    ]);
  });

  it('leaves out a year that has not begun', async () => {
    await open({ at: '/borettslag/oppstilling?year=2031' });
    await screen.findByRole('row', { name: /^A-12/ });
    expect(lastQuery().get('year')).toBeNull();
  });

  it('is filtered by forgotten move-outs, searched and sorted', async () => {
    await open();
    fireEvent.click(await screen.findByRole('button', { name: /^Move-out not registered/ }));
    await waitFor(() => expect(lastQuery().get('filter')).toBe('forgotten'));
    fireEvent.click(screen.getByRole('button', { name: /The whole year/ }));
    await waitFor(() => expect(lastQuery().get('sort')).toBe('total'));
  });

  it('says what would be here in a year without anything', async () => {
    await open({ at: '/borettslag/oppstilling?year=2025' }, []);
    await screen.findByText('Nothing in 2025');
  });
});

describe('the costs of a unit by month', () => {
  it('name months in a row with the same cost once, and none without', () => {
    expect(monthRuns([747, 747, 0, 747, 735, null])).toEqual([
      { first: 0, last: 1, cost: 747 },
      { first: 3, last: 3, cost: 747 },
      { first: 4, last: 4, cost: 735 },
    ]);
    expect(monthRuns([0, null])).toEqual([]);
  });
});
