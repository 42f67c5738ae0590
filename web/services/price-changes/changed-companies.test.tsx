// @vitest-environment happy-dom
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { press, write } from '#testing/actions.ts';
import { cellsOf, plainText } from '#testing/cells-of.ts';
import { cleanup, screen, waitFor, within } from '#testing/dom.ts';
import { company, names, openPriceChange, result } from './test-price-changes.tsx';

afterEach(cleanup);

type Company = ReturnType<typeof company>;
const openWith = (companies: Company[], more: Partial<typeof result> = {}) =>
  openPriceChange({ status: 200, body: { ...result, companies, ...more } });

/** Another order by each column. */
const three: Company[] = [
  {
    ...company(1, 'Ask AS', [200, 0]),
    changedTickets: 100,
    month: { nowOre: 2_500_00, thenOre: 3_500_00 },
    year: { nowOre: 5_000_00, thenOre: 4_900_00 },
  },
  {
    ...company(2, 'Zulu AS', [20, 0]),
    month: { nowOre: 100_00, thenOre: 1_900_00 },
    year: { nowOre: 1_000_00, thenOre: 1_900_00 },
  },
  {
    ...company(3, 'Åsen AS', [400, 0]),
    changedTickets: 3,
    month: { nowOre: 3_000_00, thenOre: 2_800_00 },
    year: { nowOre: 9_000_00, thenOre: 9_050_00 },
  },
];
const initials = () => names().map((name) => name?.charAt(0));

describe('the companies that pay something else', () => {
  it.each([
    ['Company', 'AZÅ'],
    ['With a new price', 'ÅZA'],
    ['Now', 'ZAÅ'],
    ['New prices', 'ZÅA'],
    ['Change a month', 'ÅAZ'],
    ['Change in 12 months', 'AÅZ'],
  ])('are sorted by %s, up and down', async (column, ascending) => {
    await openWith(three);
    const table = within(await screen.findByRole('table', { name: 'Companies' }));
    // Those that pay most more in a year are first.
    expect(initials()).toEqual([...'ZÅA']);
    const head = table.getByRole('columnheader', { name: new RegExp(`^${column}`) });
    const button = within(head).getByRole('button');
    button.focus();
    button.click();
    await waitFor(() => expect(initials()).toEqual([...ascending]));
    expect(document.activeElement).toBe(button);
    expect(head.getAttribute('aria-sort')).toBe('ascending');
    button.click();
    await waitFor(() => expect(initials()).toEqual([...ascending].toReversed()));
  });

  it('lead to their pages, and have the tickets with a new price', async () => {
    await openWith(three);
    const ask = await screen.findByRole('row', { name: /^Ask/ });
    expect(within(ask).getByRole('link').getAttribute('href')).toBe('/bedrifter/1');
    expect(cellsOf(ask)).toEqual([
      '100',
      '2 500,00 kr',
      '3 500,00 kr',
      '+1 000 kr (+40 %)',
      '−100 kr (−2 %)',
    ]);
  });

  it('have no per cent where nothing was paid, and none of a change that is none', async () => {
    await openWith([
      {
        ...company(1, 'Ask AS', [1, 0]),
        month: { nowOre: 0, thenOre: 900_00 },
        year: { nowOre: 900_00, thenOre: 900_00 },
      },
    ]);
    const ask = await screen.findByRole('row', { name: /^Ask/ });
    expect(cellsOf(ask).slice(3)).toEqual(['+900 kr', 'As before']);
  });

  it('are cards on a phone, on which each amount has its name', async () => {
    const narrow = vi
      .spyOn(window, 'matchMedia')
      .mockImplementation(
        () => Object.assign(new EventTarget(), { matches: true }) as MediaQueryList,
      );
    onTestFinished(() => narrow.mockRestore());
    await openWith(three);
    const companies = within(await screen.findByRole('list', { name: 'Companies' }));
    const card = plainText(companies.getByText('Ask AS').closest('li')?.textContent);
    expect(card).toContain('Tickets: 100 of 200');
    expect(card).toContain('Now: 2 500,00 kr');
    expect(card).toContain('New prices: 3 500,00 kr');
    expect(card).toContain('Change in 12 months: −100 kr (−2 %)');
    const prices = within(screen.getByRole('list', { name: 'Tickets by price' }));
    const price = plainText(prices.getByText('Company ticket').closest('li')?.textContent);
    for (const text of ['Zones: 1', 'Now: 700 kr', 'Tickets: 30', '750 kr'])
      expect(price).toContain(text);
  });

  it('are shown 25 at a time, and from the first page again after a search or in another order', async () => {
    const many = Array.from({ length: 27 }, (_, place) =>
      company(place + 1, `${place === 26 ? 'Last' : 'Firm'} ${place + 1} AS`, [1, 100_00 - place]),
    );
    await openWith(many);
    await screen.findByRole('row', { name: /^Firm 1 AS/ });
    expect(names()).toHaveLength(25);
    await press('Next page');
    expect(names()).toEqual(['Firm 26 AS', 'Last 27 AS']);
    await press('With a new price');
    expect(names()).toHaveLength(25);
    await press('Next page');
    await press('With a new price');
    expect(names()).toHaveLength(25);
    await press('Next page');
    write('Search for a company', 'firm');
    await waitFor(() => expect(names()).toHaveLength(25));
    expect(screen.queryByText('Last 27 AS')).toBeNull();
    write('Search for a company', '27 last');
    await waitFor(() => expect(names()).toEqual(['Last 27 AS']));
  });

  it.each([
    [0, null],
    [1, '1 company pays as before.'],
    [1200, '1 200 companies pay as before.'],
  ])('have %i others beside them', async (otherCompanies, text) => {
    await openWith(three, { otherCompanies });
    await screen.findByRole('row', { name: /^Ask/ });
    expect(plainText(screen.queryByText(/as before\.$/)?.textContent) ?? null).toBe(text);
  });

  it('are searched where there are some alone', async () => {
    await openWith([]);
    await screen.findByText('No company pays anything else');
    screen.getByText('None of them has tickets at the prices that change.');
    expect(screen.queryByLabelText('Search for a company')).toBeNull();
    cleanup();
    await openWith(three);
    await screen.findByRole('row', { name: /^Ask/ });
    write('Search for a company', 'nobody');
    await screen.findByText('No company matches the search');
    expect(screen.queryByText('None of them has tickets at the prices that change.')).toBeNull();
    screen.getByLabelText('Search for a company');
  });
});
