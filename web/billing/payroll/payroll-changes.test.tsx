// @vitest-environment happy-dom
import { getPayrollOverview } from '@takst/contract/billing/payroll/get-payroll-overview.contract.ts';
import { listPayrollChanges } from '@takst/contract/billing/payroll/list-payroll-changes.contract.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asPhone } from '#testing/as-phone.ts';
import { cardsOf, cellsOf, plainText } from '#testing/cells-of.ts';
import { companyOf, granlia } from '#testing/session-answers.ts';
import {
  added,
  cancelled,
  changed,
  finds,
  openPayroll,
  overview,
  server,
} from './test-payroll.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const lastQuery = () =>
  server
    .callsTo(listPayrollChanges)
    .map(({ address }) => new URL(address, location.origin).searchParams)
    .at(-1);
const withPicker = companyOf({
  agreementSettings: { ...granlia.agreementSettings, payrollDatePicker: true },
});

describe('the list of payroll changes', () => {
  it.each([
    ['en', 'New', 'April 2026', 'Company ticket'],
    ['nb', 'Ny', 'april 2026', 'Bedriftsbillett'],
  ] as const)('shows every column in %s and leads to the person', async (language, ...words) => {
    const [cause, month, subscription] = words;
    await openPayroll([finds(added)], { language });
    const row = await screen.findByRole('row', { name: /Ingrid Ali/ });
    const price = '747,00 kr+747 kr';
    expect(cellsOf(row)).toEqual([cause, month, '00123', '412 34 567', subscription, price]);
    expect(within(row).getByRole('link').getAttribute('href')).toMatch(/\/ansatt\/77/);
  });

  it('says what is changed, what is cancelled, and that a name is deleted', async () => {
    await openPayroll([finds(changed, cancelled)]);
    const row = await screen.findByRole('row', { name: /Bo Ali/ });
    const facts = ['April 2026', '00123', '+46 41234567', 'Company ticket'];
    expect(cellsOf(row)).toEqual(['Changed', ...facts, '1 324,00 kr+577 kr']);
    const erasedRow = screen.getByRole('row', { name: /The name is deleted/ });
    const price = '0,00 kr−1 324 kr';
    expect(cellsOf(erasedRow)).toEqual(['Cancelled', 'May 2026', '', '', 'Company ticket', price]);
    expect(within(erasedRow).queryByRole('link')).toBeNull();
  });

  it('is a list of cards on a phone', async () => {
    asPhone();
    await openPayroll([finds(changed, cancelled)]);
    expect(await cardsOf('Payroll changes')).toEqual([
      'Bo Ali1 324,00 kr+577 krApril 2026 · 00123 · Company ticketChanged',
      'The name is deleted0,00 kr−1 324 krMay 2026 · Company ticketCancelled',
    ]);
  });

  it('without the line that a change needs is an error', async () => {
    await openPayroll([
      [
        listPayrollChanges,
        {
          status: 200,
          isOutsideContract: true,
          body: { totalEntries: 1, matches: [{ ...added, newLine: null }] },
        },
      ],
    ]);
    await screen.findByRole('alert');
  });

  it('is filtered by cause and month, and a month leads to its changes', async () => {
    await openPayroll([finds(added, changed, cancelled)]);
    await screen.findByRole('row', { name: /Ingrid Ali/ });
    await screen.findByText('2 employees · The same as in February');
    screen.getByText('Deducted in March 2026');
    const select = screen.getByRole('combobox', { name: 'Month' });
    expect([...select.children].map(({ textContent }) => textContent)).toEqual([
      'All months',
      'March 2026 (0)',
      'April 2026 (2)',
      'May 2026 (1)',
    ]);
    const causes = within(screen.getByRole('group', { name: 'Filters' }));
    expect(causes.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'All3',
      'New1',
      'Changed1',
      'Cancelled1',
    ]);
    screen.getByText('May change until the 6th of the next month');
    const may = screen.getByRole('button', { name: /May 2026 1 change/ });
    expect(plainText(may.textContent)).toContain('1 change, −1 324 kr');
    fireEvent.click(await screen.findByRole('button', { name: /^Cancelled/ }));
    await waitFor(() => expect(lastQuery()?.get('filter')).toBe('UNSUBSCRIBED'));
    const april = await screen.findByRole('button', { name: /April 2026 2 changes/ });
    expect(plainText(april.textContent)).toContain('2 changes, +1 324 kr');
    fireEvent.click(april);
    await waitFor(() => expect(lastQuery()?.get('month')).toBe('2026-04-01'));
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Month' }).value).toBe(
      '2026-04',
    );
    const file = screen.getByRole('link', { name: 'Download CSV' });
    expect(file.getAttribute('href')).toContain('filter=UNSUBSCRIBED');
    expect(file.getAttribute('href')).toContain('month=2026-04-01');
    // The causes are counted in the month that is chosen.
    screen.getByRole('button', { name: 'Cancelled 0' });
    screen.getByRole('button', { name: 'All 2' });
    const chosen = screen.getByRole('button', { name: /April 2026 2 changes/ });
    expect(chosen.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(chosen);
    await screen.findByRole('button', { name: 'All 3' });
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Month' }).value).toBe('');
    const sorted = screen.getByRole('button', { name: 'Price per month' });
    fireEvent.click(sorted);
    await waitFor(() => expect(lastQuery()?.get('sort')).toBe('price'));
    expect(file.getAttribute('href')).toContain('sort=price');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ali' } });
    await waitFor(() => expect(lastQuery()?.get('searchFor')).toBe('ali'));
    fireEvent.change(screen.getByRole('combobox', { name: 'Month' }), {
      target: { value: '2026-05' },
    });
    await waitFor(() => expect(lastQuery()?.get('month')).toBe('2026-05-01'));
    const query = 'searchFor=ali&filter=UNSUBSCRIBED&month=2026-05-01&sort=price';
    expect(lastQuery()?.toString()).toBe(`${query}&maxEntries=10&offset=0`);
    expect(file.getAttribute('href')).toContain(`?${query}`);
  });

  it('has a choice of the month only where the company has it', async () => {
    await openPayroll([finds(added)], { at: '/bedriftsavtale/lonnstrekk?from=2026-01' });
    await screen.findByRole('row', { name: /Ingrid Ali/ });
    expect(screen.queryByRole('combobox', { name: 'Payroll month' })).toBeNull();
    expect(lastQuery()?.get('from')).toBeNull();
    cleanup();
    await openPayroll([finds(added)], {
      at: '/bedriftsavtale/lonnstrekk?from=2026-01&month=2026-04',
      company: withPicker,
    });
    const picker = await screen.findByRole<HTMLSelectElement>('combobox', {
      name: 'Payroll month',
    });
    expect(picker.value).toBe('2026-01');
    expect(lastQuery()?.get('from')).toBe('2026-01-01');
    expect(lastQuery()?.get('month')).toBe('2026-04-01');
    fireEvent.change(picker, { target: { value: '2026-02' } });
    await waitFor(() => expect(lastQuery()?.get('from')).toBe('2026-02-01'));
    // Another start has other months.
    expect(lastQuery()?.get('month')).toBeNull();
    expect(server.callsTo(getPayrollOverview).at(-1)?.address).toContain('from=2026-02-01');
    fireEvent.change(screen.getByRole('combobox', { name: 'Month' }), {
      target: { value: '2026-05' },
    });
    await waitFor(() => expect(lastQuery()?.get('month')).toBe('2026-05-01'));
    expect(lastQuery()?.get('from')).toBe('2026-02-01');
  });

  it('says of months before the first one that they are not invoiced here', async () => {
    const months = overview.months.map((month, place) => ({ ...month, isInvoicedHere: place > 1 }));
    const body = { months };
    await openPayroll([[getPayrollOverview, { status: 200, body }], finds(added)]);
    await screen.findByText('Not invoiced here');
    screen.getByText('No changes · Not invoiced here');
    expect(screen.queryByText('May change until the 6th of the next month')).toBeNull();
  });

  it('says of a month that is closed that it changes no more, and what it costs more', async () => {
    const months = overview.months.map((month, place) => ({
      ...month,
      isClosed: true,
      totalPrice: place === 0 ? 1500 : month.totalPrice,
    }));
    await openPayroll([[getPayrollOverview, { status: 200, body: { months } }], finds(added)]);
    await screen.findByText('The month is closed and changes no more');
    const comparison = screen.getByText(/^2 employees · /).textContent;
    expect(plainText(comparison)).toBe('2 employees · +500 kr from February');
  });

  it('says what would be here when there is nothing', async () => {
    await openPayroll([finds()]);
    await screen.findByText('No payroll changes');
    await screen.findByText(/^2 employees/);
    expect(screen.queryByRole('group', { name: 'Filters' })).toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Download CSV' })).toBeNull();
  });
});
