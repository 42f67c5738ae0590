// @vitest-environment happy-dom
import { getPayrollOverview } from '@takst/contract/billing/payroll/get-payroll-overview.contract.ts';
import { listPayrollChanges } from '@takst/contract/billing/payroll/list-payroll-changes.contract.ts';
import { savePayrollSettings } from '@takst/contract/billing/payroll/payroll-settings.contract.ts';
import { listAvailableSubscriptions } from '@takst/contract/services/subscriptions/list-available-subscriptions.contract.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shownToasts } from '#platform/design/toasts/toasts.ts';
import { cellsOf, plainText } from '#testing/cells-of.ts';
import { addOnAvailable, ticketAvailable } from '#ticketing/tickets/test-offer.ts';
import { openPage } from '#testing/open-page.tsx';
import { fakeServer } from '#testing/fake-server.ts';
import { companyOf, granlia } from '#testing/session-answers.ts';
import { PayrollSettingsCard } from './settings/payroll-settings-card.tsx';
import {
  added,
  cancelled,
  changed,
  finds,
  hasSettings,
  openPayroll,
  overview,
  server,
  usualSettings,
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
    expect(cellsOf(row).at(-1)).toBe('1 324,00 kr+577 kr');
    within(row).getByText('Changed');
    const erasedRow = screen.getByRole('row', { name: /The name is deleted/ });
    expect(cellsOf(erasedRow).at(-1)).toBe('0,00 kr−1 324 kr');
    expect(within(erasedRow).queryByRole('link')).toBeNull();
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
    const said = screen.getByText(/^2 employees · /).textContent;
    expect(plainText(said)).toBe('2 employees · +500 kr from February');
  });

  it('says what would be here when there is nothing', async () => {
    await openPayroll([finds()]);
    await screen.findByText('No payroll changes');
  });
});

describe('the settings of the payroll files', () => {
  const open = async (
    available: readonly object[] = [ticketAvailable],
    features: readonly ('companyTicket' | 'freeTicket')[] = ['companyTicket'],
    settings: Parameters<typeof hasSettings>[0] = {},
  ) => {
    const calls = fakeServer(hasSettings(settings), [
      listAvailableSubscriptions,
      { status: 200, body: available },
    ]);
    await openPage({
      pages: { '/x': () => <PayrollSettingsCard /> },
      at: '/x',
      texts: ['payroll-settings'],
      features: [...features],
    });
    await screen.findByRole('radio', { name: /No file/ });
    return calls;
  };
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));

  it('ask for a pay code only with a payroll system, and need it then', async () => {
    const calls = await open();
    expect(screen.queryByLabelText(/Pay code/)).toBeNull();
    choose(/Visma/);
    save();
    await screen.findByRole('link', { name: /Pay code/ });
    fireEvent.change(screen.getByLabelText(/Pay code/), { target: { value: '710' } });
    const saved = { ...usualSettings, format: 'visma-lonn', wageType: '710', version: 'v2' };
    calls.answer(savePayrollSettings, { status: 200, body: saved });
    save();
    await waitFor(() => expect(shownToasts()).toHaveLength(1));
    expect(calls.callsTo(savePayrollSettings).map(({ body }) => body)).toEqual([
      {
        delimiter: 'semicolon',
        format: 'visma-lonn',
        wageType: '710',
        wageTypes: { TICKET: null, JOULE: null, OTTO: null, CAR_POOL: null },
        version: 'v1',
      },
    ]);
  });

  it('give each product that is sold a pay code of its own', async () => {
    const calls = await open([ticketAvailable, addOnAvailable('JOULE', 'E-bike', 599)]);
    choose(/Visma/);
    const type = async (name: string, value: string) =>
      fireEvent.change(await screen.findByLabelText(new RegExp(`^${name}`)), { target: { value } });
    await type('Pay code of products without one of their own', '710');
    await type('Pay code of e-bike', '72o');
    expect(screen.queryByLabelText(/Car sharing/)).toBeNull();
    save();
    await screen.findByRole('link', { name: /Pay code of e-bike/ });
    await type('Pay code of e-bike', '720');
    const saved = { ...usualSettings, format: 'visma-lonn', wageType: '710', version: 'v2' };
    calls.answer(savePayrollSettings, { status: 200, body: saved });
    save();
    await waitFor(() => expect(calls.callsTo(savePayrollSettings)).toHaveLength(1));
    expect(calls.callsTo(savePayrollSettings)[0]?.body).toMatchObject({
      wageType: '710',
      wageTypes: { TICKET: null, JOULE: '720' },
    });
  });

  it.each([
    ['what is sold is tickets', {}, ['Pay code']],
    [
      'tickets alone have one',
      { TICKET: '705' },
      ['Pay code of products without one of their own', 'Pay code of ticket'],
    ],
    [
      'what has one is sold no more',
      { JOULE: '720' },
      ['Pay code of products without one of their own', 'Pay code of ticket', 'Pay code of e-bike'],
    ],
  ])('have the pay codes of products where %s', async (_, given, labels) => {
    const wageTypes = { ...usualSettings.wageTypes, ...given };
    const set = { format: 'visma-lonn', wageType: '710', wageTypes };
    await open([ticketAvailable], ['companyTicket'], set);
    const labelsOfFields = () =>
      screen
        .getAllByRole('textbox')
        .map(({ id }) => document.querySelector(`label[for="${id}"]`)?.firstChild?.textContent);
    await waitFor(() => expect(labelsOfFields()).toEqual(labels));
  });

  it('of free tickets alone have a pay code of the benefit, and need it', async () => {
    const calls = await open([], ['freeTicket']);
    screen.getByRole('heading', { name: 'Payroll system' });
    expect(screen.queryByLabelText(/Delimiter/)).toBeNull();
    choose(/Visma/);
    expect(screen.queryByLabelText(/^Pay code$/)).toBeNull();
    save();
    await screen.findByRole('link', { name: /Pay code of the benefit/ });
    const code = screen.getByLabelText(/Pay code of the benefit/);
    fireEvent.change(code, { target: { value: '730' } });
    const saved = { ...usualSettings, format: 'visma-lonn', benefitWageType: '730', version: 'v2' };
    calls.answer(savePayrollSettings, { status: 200, body: saved });
    save();
    await waitFor(() => expect(calls.callsTo(savePayrollSettings)).toHaveLength(1));
    expect(calls.callsTo(savePayrollSettings)[0]?.body).toMatchObject({
      delimiter: 'semicolon',
      format: 'visma-lonn',
      benefitWageType: '730',
      version: 'v1',
    });
  });

  it('of both need one pay code, and send both', async () => {
    const calls = await open([], ['companyTicket', 'freeTicket']);
    choose(/Huldt/);
    save();
    await screen.findByRole('link', { name: /Pay code/ });
    const code = screen.getByLabelText(/Pay code of the benefit/);
    fireEvent.change(code, { target: { value: '730' } });
    const saved = { ...usualSettings, format: 'huldt-lillevik', benefitWageType: '730' };
    calls.answer(savePayrollSettings, { status: 200, body: { ...saved, version: 'v2' } });
    save();
    await waitFor(() => expect(calls.callsTo(savePayrollSettings)).toHaveLength(1));
    expect(calls.callsTo(savePayrollSettings)[0]?.body).toMatchObject({
      wageType: null,
      benefitWageType: '730',
    });
  });

  it('that somebody else has saved since are not written over', async () => {
    const calls = await open();
    const theirs = { ...usualSettings, delimiter: 'tab', version: 'v2' };
    calls.answer(savePayrollSettings, {
      status: 409,
      body: { code: 'SETTINGS_CHANGED_SINCE', settings: theirs },
    });
    save();
    await screen.findByText(/Somebody else has changed this/);
    screen.getByRole('button', { name: 'Keep what is saved' });
    save();
    await waitFor(() =>
      expect(calls.callsTo(savePayrollSettings).at(-1)?.body).toMatchObject({ version: 'v2' }),
    );
  });
});
