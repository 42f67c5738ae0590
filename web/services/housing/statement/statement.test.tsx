// @vitest-environment happy-dom
import { getStatement } from '@takst/contract/services/housing/statement/get-statement.contract.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { cellsOf, plainText } from '#testing/cells-of.ts';
import {
  lastQuery,
  months,
  openStatement,
  statement,
  statementServer,
  unit,
} from './test-statement.ts';

afterEach(cleanup);

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
    await openStatement({ language });
    const table = await screen.findByRole('table', { name: label });
    const row = within(table).getByRole('row', { name: new RegExp(march) });
    // The bar is for the eyes alone.
    expect(cellsOf(row)).toEqual(cells.filter((text) => text !== ''));
    expect(within(table).getAllByText(toCome)).toHaveLength(9);
    const total = plainText(table.closest('section')?.firstElementChild?.textContent);
    expect(total).toBe(
      language === 'nb'
        ? 'Kostnader i 20264 482,00 krHerav mva. 480,21 krEtter refusjon av 12,34 krBare det som er fakturert, er med i beløpene.'
        : 'Costs in 20264 482,00 krOf which VAT 480,21 krAfter refunds of 12,34 krThe amounts count only what has been invoiced.',
    );
  });

  it('has a bar for each month, the longest for the dearest, and none for what was paid back', async () => {
    const totals = [800, 1600, 0, -400];
    await openStatement({}, [unit], {
      months: months.map((month, place) => {
        const total = totals[place];
        const amounts = months[0]?.amounts;
        return { ...month, amounts: amounts && total !== undefined ? { ...amounts, total } : null };
      }),
    });
    const table = await screen.findByRole('table', { name: 'Month by month' });
    const bars = [...table.querySelectorAll<HTMLElement>('td[aria-hidden] > span')];
    // Those of months that are not invoiced yet stand out.
    expect(bars.map(({ className }) => className.includes('bg-select')).indexOf(true)).toBe(1);
    expect(bars.filter(({ className }) => className.includes('bg-select'))).toHaveLength(2);
    expect(bars.map(({ style }) => style.width)).toEqual([
      '50%',
      '100%',
      ...Array.from({ length: 10 }, () => '0%'),
    ]);
  });

  it('leaves out the amounts of a month while nothing of it is invoiced, and no others', async () => {
    const of = { total: 0, vat: 0, refunded: 0, residents: 3, tickets: 0, subscriptions: 0 };
    const amounts = [of, of, { ...of, total: 577, subscriptions: 1 }];
    await openStatement({}, [unit], {
      months: months.map((month, place) => ({ ...month, amounts: amounts[place] ?? null })),
    });
    const table = await screen.findByRole('table', { name: 'Month by month' });
    const rows = within(table).getAllByRole('row').slice(1, 5);
    expect(rows.map((row) => cellsOf(row))).toEqual([
      ['Invoiced', '0,00 kr', '3', '0', '0'],
      ['Not invoiced yet', '', '3', '', ''],
      ['Not invoiced yet', '577,00 kr', '3', '0', '1'],
      ['To come', '', '', '', ''],
    ]);
  });

  it('says nothing of amounts to come where no month is open', async () => {
    const states = ['CLOSED', 'NOT_OURS', 'COMING'];
    await openStatement({}, [unit], {
      months: months.map((month, place) => ({ ...month, state: states[place] ?? 'COMING' })),
      refunded: 0,
    });
    await screen.findByText('Not invoiced here');
    expect(screen.queryByText(/count only what has been invoiced/)).toBeNull();
    expect(screen.queryByText(/After refunds/)).toBeNull();
  });

  it.each([
    ['nb', 'Boenhet A-12', '747,00 kr per måned. Avslutt det som ikke lenger trengs.'],
    ['en', 'Unit A-12', '747,00 kr per month. End what is no longer needed.'],
  ] as const)(
    'says in %s which move-outs were forgotten, and where to go',
    async (language, unitName, advice) => {
      await openStatement({ language });
      const link = await screen.findByRole('link', { name: unitName });
      expect(link.getAttribute('href')).toBe('/borettslag/boenhet/7');
      const item = plainText(link.closest('li')?.textContent);
      expect(item).toContain('31.01.2026');
      expect(item).toContain(advice);
      screen.getByText(/01\.02\.2026: Dina Ali, Eva Ali/);
      // It costs nothing this month.
      screen.getByText(/Frid Ali[^,]* 28\.02\.2026[^,]*, (og|and) [^\d]*$/);
    },
  );

  it.each([
    [6, 6],
    [7, 6],
  ])('tells of %i forgotten move-outs %i, and leads to all units', async (count, told) => {
    const [first] = statement.forgotten;
    const forgotten = Array.from({ length: count }, (_, at) => ({
      ...first,
      unitId: at + 1,
      unitNumber: `B-${at + 1}`,
    }));
    await openStatement({}, [unit], { forgotten: forgotten as typeof statement.forgotten });
    const links = await screen.findAllByRole('link', { name: /^Unit B-/ });
    expect(links.map(({ textContent }) => textContent)).toEqual(
      Array.from({ length: told }, (_, at) => `Unit B-${at + 1}`),
    );
    const all = screen.queryAllByRole('button', { name: 'See all of the units' });
    expect(all).toHaveLength(count > told ? 1 : 0);
    for (const button of all) {
      fireEvent.click(button);
      await waitFor(() => expect(lastQuery().get('filter')).toBe('forgotten'));
    }
  });

  it.each([
    [
      'nb',
      'Bea Ali, Cato Ali (–31.01.2026), 1 slettet person',
      'Løper etter utflytting',
      'Uten boenhet',
    ],
    [
      'en',
      'Bea Ali, Cato Ali (–31.01.2026), 1 deleted person',
      'Runs after the move-out',
      'Without a unit',
    ],
  ] as const)('has every unit in %s', async (language, residents, finding, none) => {
    await openStatement({ language });
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
    await openStatement();
    const picker = await screen.findByRole('combobox', { name: 'Year' });
    await waitFor(() => expect(within(picker).getAllByRole('option')).toHaveLength(2));
    expect(lastQuery().get('year')).toBeNull();
    fireEvent.change(picker, { target: { value: '2025' } });
    await waitFor(() => expect(lastQuery().get('year')).toBe('2025'));
    await waitFor(() =>
      expect(statementServer().callsTo(getStatement).at(-1)?.address).toContain('year=2025'),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Download' }));
    const files = ['PDF for the board', /Excel/].map((name) => screen.getByRole('link', { name }));
    expect(files.map((file) => file.getAttribute('href'))).toEqual([
      '/api/housing/statement/pdf/by-company-id/1001?year=2025',
      '/api/housing/statement/xlsx/by-company-id/1001?year=2025',
    ]);
  });

  it('names the year of today in no address', async () => {
    await openStatement({ at: '/borettslag/oppstilling?year=2025' });
    await screen.findByRole('option', { name: '2026' });
    fireEvent.change(screen.getByRole('combobox', { name: 'Year' }), { target: { value: '2026' } });
    await waitFor(() => expect(lastQuery().get('year')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Download' }));
    const file = await screen.findByRole('link', { name: /Excel/ });
    expect(file.getAttribute('href')).toBe('/api/housing/statement/xlsx/by-company-id/1001');
  });

  it('leaves out a year that has not begun', async () => {
    await openStatement({ at: '/borettslag/oppstilling?year=2031' });
    await screen.findByRole('row', { name: /^A-12/ });
    expect(lastQuery().get('year')).toBeNull();
  });

  it('is filtered by forgotten move-outs, searched and sorted', async () => {
    await openStatement();
    await screen.findByRole('button', { name: 'Move-out not registered 1' });
    screen.getByRole('button', { name: 'All 12' });
    fireEvent.click(screen.getByRole('button', { name: /^Move-out not registered/ }));
    await waitFor(() => expect(lastQuery().get('filter')).toBe('forgotten'));
    fireEvent.click(screen.getByRole('button', { name: /The whole year/ }));
    await waitFor(() => expect(lastQuery().get('sort')).toBe('total'));
  });

  it('says what would be here in a year without anything', async () => {
    await openStatement({ at: '/borettslag/oppstilling?year=2025' }, []);
    await screen.findByText('Nothing in 2025');
  });

  it.each([
    ['q=Zoe', 'You can search for unit and name.'],
    ['filter=forgotten', 'Show all 12'],
  ])('says that nothing matches %s', async (search, text) => {
    await openStatement({ at: `/borettslag/oppstilling?${search}` }, []);
    await screen.findByText(text);
    expect(screen.queryByText(/^Nothing in 20/)).toBeNull();
  });

  it('has the year of the address to choose while it loads', async () => {
    await openStatement({ at: '/borettslag/oppstilling?year=2025' });
    statementServer().answer(getStatement, () => new Promise(() => {}));
    const picker = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Year' });
    expect(picker.value).toBe('2025');
  });
});
