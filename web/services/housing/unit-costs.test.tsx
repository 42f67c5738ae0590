// @vitest-environment happy-dom
import { getUnitCostOverview } from '@takst/contract/services/housing/costs/get-unit-cost-overview.contract.ts';
import { listUnitCosts } from '@takst/contract/services/housing/costs/list-unit-costs.contract.ts';
import { getPayrollOverview } from '@takst/contract/billing/payroll/get-payroll-overview.contract.ts';
import { listPayrollChanges } from '@takst/contract/billing/payroll/list-payroll-changes.contract.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { monthLine } from '#billing/invoices/test-month-line.ts';
import { PayrollChangesPage } from '#billing/payroll/changes/payroll-changes.page.tsx';
import { cellsOf, plainText } from '#testing/cells-of.ts';
import { fakeServer, type FakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { savedLinks } from '#testing/saved-links.ts';
import { UnitCostsPage } from './costs/unit-costs.page.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const unit = {
  id: 1,
  number: 'H0101',
  residents: [
    { subscriberId: 77, name: 'Ingrid Ali', livesThere: true },
    { subscriberId: 78, name: 'Bo Ali', livesThere: false },
  ],
  tickets: 2,
  subscriptions: 1,
  totalPrice: 2071,
  refunded: 0,
  priceDifference: 747,
  findings: ['two-households', 'runs-after-move-out'],
};
const withoutUnit = {
  ...unit,
  id: 0,
  number: null,
  residents: [],
  tickets: 1,
  subscriptions: 0,
  totalPrice: 747,
  refunded: 100,
  priceDifference: 0,
  findings: [],
};
const month = {
  isClosed: false,
  isOurs: true,
  refunded: 0,
  totalPrice: 2818,
  tickets: 3,
  subscriptions: 1,
  units: 1,
};
const overview = {
  months: [
    { ...month, month: '2026-02-01', isClosed: true, totalPrice: 2071 },
    ...['03', '04', '05', '06', '07', '08', '09'].map((number) => ({
      ...month,
      month: `2026-${number}-01`,
      refunded: number === '03' ? 250 : 0,
    })),
  ],
  // All of them, whatever filter the list has.
  all: 5,
  counts: { 'two-households': 1, 'runs-after-move-out': 2, more: 3, less: 4 },
  costs: [
    { totalPrice: 0, units: 2 },
    { totalPrice: 300, units: 3 },
    { totalPrice: 2071, units: 1 },
  ],
};
const counts = { SUBSCRIBED: 1, UNSUBSCRIBED: 0, PRICE_CHANGED: 0 };
const change = {
  id: 1,
  month: '2026-03-01',
  priceDifference: 747,
  changeType: 'SUBSCRIBED',
  oldLine: null,
  newLine: monthLine,
};

const units = '/borettslag/kostnader-boenhet';
let server: FakeServer;

/** The pages open on 4 March 2026. */
function openCosts(
  at: string = units,
  language: 'nb' | 'en' = 'en',
  { matches = [unit, withoutUnit] as readonly object[], months = overview.months } = {},
) {
  server = fakeServer(
    [listUnitCosts, { status: 200, body: { totalEntries: matches.length, matches } }],
    [getUnitCostOverview, { status: 200, body: { ...overview, months } }],
    [listPayrollChanges, { status: 200, body: { totalEntries: 1, matches: [change] } }],
    [
      getPayrollOverview,
      {
        status: 200,
        body: {
          months: overview.months.map((one) => ({
            ...one,
            isInvoicedHere: true,
            people: 3,
            counts,
          })),
        },
      },
    ],
  );
  return openPage({
    pages: { [units]: UnitCostsPage, [`${units}/endringer`]: PayrollChangesPage },
    at,
    language,
    texts: ['unit-costs', 'unit-findings', 'payroll'],
    features: ['housing'],
  });
}

const lastQuery = () =>
  server
    .callsTo(listUnitCosts)
    .map(({ address }) => new URL(address, location.origin).searchParams)
    .at(-1);

describe('the costs per unit of a housing association', () => {
  it.each([
    ['en', 'Ingrid Ali, Bo Ali (moved out)', '2 tickets, 1 subscription', 'Without a unit'],
    ['nb', 'Ingrid Ali, Bo Ali (flyttet ut)', '2 billetter, 1 abonnement', 'Uten boenhet'],
  ] as const)(
    'are listed in %s with who lives there, and lead to a resident',
    async (language, people, entries, nobodys) => {
      await openCosts(units, language);
      const row = await screen.findByRole('row', { name: /H0101/ });
      const findings = language === 'en' ? 'Runs after the move-out' : 'Løper etter utflytting';
      expect(cellsOf(row)).toEqual([
        people,
        entries,
        expect.stringContaining(findings),
        '2 071,00 kr',
        '+747 kr',
      ]);
      expect(within(row).getByRole('link').getAttribute('href')).toMatch(/\/boenhet\/77/);
      const last = screen.getByRole('row', { name: new RegExp(nobodys) });
      expect(within(last).queryByRole('link')).toBeNull();
      const refund = language === 'en' ? 'After refunds of' : 'Etter refusjon av';
      expect(cellsOf(last).slice(-2)).toEqual([`747,00 kr${refund} 100,00 kr`, '']);
    },
  );

  it('say what the month costs, whether it is closed, and the same as tables', async () => {
    await openCosts();
    const costs = await screen.findByRole('region', { name: 'Cost month by month' });
    await within(costs).findByText(/As it looks now/);
    const text = plainText(costs.textContent);
    expect(text).toContain('2 818,00 kr');
    expect(text).toContain('+747 kr from February');
    expect(text).toContain('1 unit · 3 tickets · 1 subscription');
    expect(text).toContain('After refunds of 250,00 kr');
    const rowsOf = (name: RegExp) =>
      within(within(costs).getByRole('table', { name }))
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => plainText(textContent));
    expect(rowsOf(/month by month/).slice(0, 2)).toEqual(['Feb 20262 071 kr', 'Mar 20262 818 kr']);
    expect(rowsOf(/^What the units cost in March 2026/)).toEqual([
      'No cost2 units',
      '1–499 kr3 units',
      '500–999 kr0 units',
      '1 000–1 499 kr0 units',
      '1 500–1 999 kr0 units',
      '2 000–2 499 kr1 unit',
    ]);
    const looks = [...costs.querySelectorAll('rect[rx]')].map((bar) => bar.getAttribute('class'));
    // A closed month, that of the page, and those that can still change.
    expect(looks.slice(0, 3)).toEqual([
      'fill-ink-muted/45',
      'fill-select',
      expect.stringContaining('stroke-dasharray'),
    ]);
  });

  it.each([
    [{ isOurs: false, isClosed: false }, 'Not invoiced here'],
    [{ isOurs: true, isClosed: true }, 'The month is closed and changes no more'],
    [{ isOurs: true, isClosed: false }, 'As it looks now'],
  ])('say of a month with %j which one it is, and save it under its name', async (facts, state) => {
    const [before, current, ...later] = overview.months;
    if (!before || !current) throw new Error('the overview has no months');
    const others = { isOurs: !facts.isOurs, isClosed: !facts.isClosed, totalPrice: 2818 };
    await openCosts(units, 'en', {
      months: [{ ...before, ...others }, { ...current, ...facts }, ...later],
    });
    const costs = await screen.findByRole('region', { name: 'Cost month by month' });
    await within(costs).findByText(new RegExp(state));
    within(costs).getByText('The same as in February');
    const saved = savedLinks();
    fireEvent.click(within(costs).getByRole('button', { name: 'Save picture' }));
    await waitFor(() =>
      expect(saved).toEqual([expect.stringMatching(/^cost-per-unit-2026-03\.png /)]),
    );
  });

  it('have nothing to search, filter and download where there is none', async () => {
    await openCosts(units, 'en', { matches: [] });
    await screen.findByText('No units');
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('group', { name: 'Filters' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
  });

  it('are searched, filtered and of another month, as its files are', async () => {
    await openCosts();
    await screen.findByRole('row', { name: /H0101/ });
    const picker = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Month' });
    expect(picker.value).toBe('2026-03');
    fireEvent.change(picker, { target: { value: '2026-01' } });
    await waitFor(() => expect(lastQuery()?.get('month')).toBe('2026-01-01'));
    expect(server.callsTo(getUnitCostOverview).at(-1)?.address).toContain('month=2026-01-01');
    const chips = within(screen.getByRole('group', { name: 'Filters' })).getAllByRole('button');
    await waitFor(() => expect(chips[0]?.textContent).toBe('All5'));
    expect(chips.map(({ textContent }) => textContent)).toEqual([
      'All5',
      'Two households1',
      'Runs after the move-out2',
      'Dearer than the month before3',
      'Cheaper than the month before4',
    ]);
    fireEvent.click(screen.getByRole('button', { name: /^Two households/ }));
    await waitFor(() => expect(lastQuery()?.get('filter')).toBe('two-households'));
    expect(lastQuery()?.get('month')).toBe('2026-01-01');
    const current = screen.getByRole('link', { name: 'Per unit' }).getAttribute('aria-current');
    expect(current).toBe('page');
    fireEvent.click(screen.getByRole('button', { name: 'Download' }));
    const file = await screen.findByRole('link', { name: /^Excel/ });
    expect(file.getAttribute('href')).toMatch(
      /unit-costs\/xlsx\/by-company-id\/1001\?.*month=2026-01-01.*filter=two-households/,
    );
  });

  it.each([
    ['en', 'Changes', 'Changes in cost', /Cost in March 2026/],
    ['nb', 'Endringer', 'Endringer i kostnad', /Kostnad i mars 2026/],
  ] as const)(
    'have their changes as another view in %s, which nobody’s pay is deducted by',
    async (language, link, title, cost) => {
      await openCosts(`${units}?from=2026-03`, language);
      fireEvent.click(await screen.findByRole('link', { name: link }));
      await screen.findByRole('heading', { level: 1, name: title });
      const row = await screen.findByRole('row', { name: /Ingrid Ali/ });
      expect(within(row).getByRole('link').getAttribute('href')).toMatch(/\/boenhet\/77/);
      await screen.findByText(cost);
      expect(document.body.textContent).not.toMatch(/payroll|lønn|trekk/i);
      const [call] = server.callsTo(listPayrollChanges);
      expect(call?.address).toContain('from=2026-03-01');
    },
  );
});
