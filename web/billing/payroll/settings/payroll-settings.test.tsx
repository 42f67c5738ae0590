// @vitest-environment happy-dom
import {
  getPayrollSettings,
  savePayrollSettings,
} from '@takst/contract/billing/payroll/payroll-settings.contract.ts';
import { listAvailableSubscriptions } from '@takst/contract/services/subscriptions/list-available-subscriptions.contract.ts';
import { cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toasts } from '#testing/actions.ts';
import { fjellstua, granlia } from '#testing/session-answers.ts';
import { addOnAvailable, ticketAvailable } from '#ticketing/tickets/test-offer.ts';
import { openPage } from '#testing/open-page.tsx';
import { fakeServer } from '#testing/fake-server.ts';
import { PayrollSettingsCard } from './payroll-settings-card.tsx';
import { hasSettings, usualSettings } from '../test-payroll.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe('the settings of the payroll files', () => {
  const open = async (
    available: readonly object[] = [ticketAvailable],
    features: readonly ('companyTicket' | 'freeTicket')[] = ['companyTicket'],
    settings: Parameters<typeof hasSettings>[0] = {},
    company = granlia,
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
      company,
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
    const code = screen.getByLabelText<HTMLInputElement>(/Pay code/);
    expect(code.getAttribute('aria-required')).toBe('true');
    fireEvent.change(code, { target: { value: ' ' } });
    save();
    await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'));
    expect(calls.callsTo(savePayrollSettings)).toEqual([]);
    fireEvent.change(code, { target: { value: '710' } });
    const saved = { ...usualSettings, format: 'visma-lonn', wageType: '710', version: 'v2' };
    calls.answer(savePayrollSettings, { status: 200, body: saved });
    calls.answer(getPayrollSettings, { status: 200, body: { ...saved, wageType: '0710' } });
    save();
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(toasts()).toEqual([['success', 'The payroll settings are saved!', undefined]]);
    expect(calls.callsTo(savePayrollSettings).map(({ body }) => body)).toEqual([
      {
        delimiter: 'semicolon',
        format: 'visma-lonn',
        wageType: '710',
        wageTypes: { TICKET: null, JOULE: null, OTTO: null, CAR_POOL: null },
        version: 'v1',
      },
    ]);
    // It goes on with what is saved.
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>(/Pay code/).value).toBe('0710'),
    );
    choose(/No file/);
    save();
    await waitFor(() => expect(calls.callsTo(savePayrollSettings)).toHaveLength(2));
    expect(calls.callsTo(savePayrollSettings)[1]?.body).toEqual({
      delimiter: 'semicolon',
      format: null,
      wageType: null,
      wageTypes: usualSettings.wageTypes,
      version: 'v2',
    });
  });

  it('keep what is not saved for their company alone', async () => {
    await open();
    choose(/Visma/);
    cleanup();
    await open([ticketAvailable], ['companyTicket'], {}, fjellstua);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /No file/ }).checked).toBe(true);
    cleanup();
    await open();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Visma/ }).checked).toBe(true);
  });

  it('show the pay code of each product', async () => {
    const wageTypes = { TICKET: '705', JOULE: '720', OTTO: '730', CAR_POOL: '740' };
    const set = { format: 'visma-lonn', wageType: '710', wageTypes };
    await open([ticketAvailable], ['companyTicket'], set);
    await waitFor(() => expect(screen.getAllByRole('textbox')).toHaveLength(5));
    const valueOf = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name).value;
    const names = [
      /without one of their own/,
      /of ticket/,
      /of e-bike/,
      /of car sharing/,
      /of car rental/,
    ];
    expect(names.map(valueOf)).toEqual(['710', '705', '720', '730', '740']);
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
    // What others may change of it is not sent.
    const theirs = { ...usualSettings.wageTypes, TICKET: '705' };
    const set = { wageType: '710', wageTypes: theirs };
    const calls = await open([], ['freeTicket'], set);
    screen.getByRole('heading', { name: 'Payroll system' });
    screen.getByText('No files are made for the payroll system.');
    expect(screen.queryByLabelText(/Delimiter/)).toBeNull();
    choose(/Visma/);
    expect(screen.queryByLabelText(/^Pay code$/)).toBeNull();
    save();
    await screen.findByRole('link', { name: /Pay code of the benefit/ });
    const code = screen.getByLabelText(/Pay code of the benefit/);
    expect(code.getAttribute('aria-required')).toBe('true');
    fireEvent.change(code, { target: { value: '730' } });
    const saved = { ...usualSettings, format: 'visma-lonn', benefitWageType: '730', version: 'v2' };
    calls.answer(savePayrollSettings, { status: 200, body: saved });
    save();
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(toasts()[0]?.[1]).toBe('The settings of the payroll system are saved!');
    expect(calls.callsTo(savePayrollSettings)[0]?.body).toEqual({
      delimiter: 'semicolon',
      format: 'visma-lonn',
      wageType: null,
      wageTypes: usualSettings.wageTypes,
      benefitWageType: '730',
      version: 'v1',
    });
  });

  it('of both need one pay code, and send both', async () => {
    const calls = await open([], ['companyTicket', 'freeTicket']);
    screen.getByRole('heading', { name: 'Payroll changes' });
    screen.getByText('Only the CSV file with the changes.');
    choose(/Huldt/);
    save();
    await screen.findByRole('link', { name: /Pay code/ });
    const code = screen.getByLabelText(/Pay code of the benefit/);
    const deductions = screen.getByLabelText(/^Pay code(?! of)/);
    expect([code, deductions].map((field) => field.getAttribute('aria-required'))).toEqual([
      null,
      null,
    ]);
    expect([code, deductions].map((field) => field.getAttribute('aria-invalid'))).toEqual([
      null,
      'true',
    ]);
    fireEvent.change(code, { target: { value: '730' } });
    const saved = { ...usualSettings, format: 'huldt-lillevik', benefitWageType: '730' };
    calls.answer(savePayrollSettings, { status: 200, body: { ...saved, version: 'v2' } });
    save();
    await waitFor(() => expect(calls.callsTo(savePayrollSettings)).toHaveLength(1));
    expect(calls.callsTo(savePayrollSettings)[0]?.body).toMatchObject({
      wageType: null,
      benefitWageType: '730',
    });
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(toasts()[0]?.[1]).toBe('The payroll settings are saved!');
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
