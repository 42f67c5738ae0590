// @vitest-environment happy-dom
import { checkPayrollFile } from '@takst/contract/billing/payroll/payroll-file.contract.ts';
import { getPayrollSettings } from '@takst/contract/billing/payroll/payroll-settings.contract.ts';
import { cleanup, screen, waitFor } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { companyOf, granlia } from '#testing/session-answers.ts';
import {
  added,
  checked,
  finds,
  hasSettings,
  openPayroll,
  server,
} from '#billing/payroll/test-payroll.tsx';

afterEach(cleanup);

describe('the file for the payroll system', () => {
  it('is there only where the company has chosen one', async () => {
    await openPayroll([finds(added)]);
    await screen.findByRole('row', { name: /Ingrid Ali/ });
    expect(screen.queryByRole('link', { name: /payroll file/ })).toBeNull();
    cleanup();
    await openPayroll([
      finds(added),
      hasSettings({ format: 'generic', wageType: '710' }),
      checked(),
    ]);
    const link = await screen.findByRole('link', { name: /payroll file for March 2026/ });
    expect(link.getAttribute('href')).toBe('/api/payroll/file/by-company-id/1001?month=2026-03-01');
  });

  it.each([
    [true, 'January 2026', '2026-01-01'],
    [false, 'March 2026', '2026-03-01'],
  ])('is of the month that is chosen where one may be: %s', async (mayChoose, name, month) => {
    const agreementSettings = { ...granlia.agreementSettings, payrollDatePicker: mayChoose };
    const answers = [finds(added), hasSettings({ format: 'generic', wageType: '710' }), checked()];
    await openPayroll(answers, {
      at: '/bedriftsavtale/lonnstrekk?from=2026-01',
      company: companyOf({ agreementSettings }),
    });
    const link = await screen.findByRole('link', { name: `Download the payroll file for ${name}` });
    expect(link.getAttribute('href')).toBe(`/api/payroll/file/by-company-id/1001?month=${month}`);
    expect(server.callsTo(checkPayrollFile)[0]?.address).toContain(`month=${month}`);
  });

  it('of a month in which nobody is deducted is not there', async () => {
    const body = { people: 0, totalPrice: 0, faults: [] };
    await openPayroll([
      finds(added),
      hasSettings({ format: 'generic', wageType: '710' }),
      [checkPayrollFile, { status: 200, body }],
    ]);
    await screen.findByRole('row', { name: /Ingrid Ali/ });
    await waitFor(() => expect(server.callsTo(checkPayrollFile)).toHaveLength(1));
    expect(screen.queryByRole('link', { name: /payroll file/ })).toBeNull();
    expect(screen.queryByText(/fits? in the file/)).toBeNull();
  });

  it.each([
    ['settings', getPayrollSettings],
    ['check', checkPayrollFile],
  ])('is not there when its %s cannot be loaded, and the list is', async (_, route) => {
    await openPayroll([
      finds(added),
      hasSettings({ format: 'generic', wageType: '710' }),
      checked(),
      [route, { status: 503, body: { code: 'UNAVAILABLE' } }],
    ]);
    await screen.findByRole('row', { name: /Ingrid Ali/ });
    await waitFor(() => expect(server.callsTo(route)).not.toEqual([]));
    await screen.findByText(/^2 employees/);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('link', { name: /payroll file/ })).toBeNull();
  });

  it.each([
    [0, [], null],
    [1, ['0'], null],
    [8, ['0', '1', '2', '3', '4', '5', '6', '7'], null],
    [9, ['0', '1', '2', '3', '4', '5', '6', '7'], 'and 1 more'],
  ])('names of %i employees who do not fit at most eight', async (count, ids, rest) => {
    const faults = Array.from({ length: count }, (_, at) => ({
      firstName: 'Åse',
      lastName: 'Berg',
      employeeId: `Å${at}`,
      value: 'employeeId',
      subscriberId: at + 70,
    }));
    await openPayroll([
      finds(added),
      hasSettings({ format: 'huldt-lillevik', wageType: '710' }),
      checked(...faults),
    ]);
    await screen.findByRole('row', { name: /Ingrid Ali/ });
    await waitFor(() => expect(server.callsTo(checkPayrollFile)).toHaveLength(1));
    const links = await waitFor(() => {
      const names = screen.queryAllByRole('link', { name: /Åse Berg/ });
      expect(names).toHaveLength(ids.length);
      return names;
    });
    expect(links.map((link) => /Å(\d)/.exec(link.textContent ?? '')?.[1])).toEqual(ids);
    expect(screen.queryAllByText(/in the file for the payroll system$/)).toHaveLength(count && 1);
    expect(screen.queryByText(/^and \d more/)?.textContent ?? null).toBe(rest);
    // One who does not fit is enough.
    expect(screen.queryAllByRole('link', { name: /payroll file/ })).toHaveLength(count ? 0 : 1);
  });

  it('names somebody who is deleted without a link', async () => {
    const deleted = { subscriberId: null, firstName: null, lastName: null, employeeId: 'Å1' };
    await openPayroll([
      finds(added),
      hasSettings({ format: 'huldt-lillevik', wageType: '710' }),
      checked({ ...deleted, value: 'employeeId' }),
    ]);
    const text = await screen.findByText(/^The name is deleted, employee number “Å1”/);
    expect(text.closest('a')).toBeNull();
  });

  it('is replaced by the names of those who do not fit in it', async () => {
    const fault = { firstName: 'Åse', lastName: 'Berg', employeeId: 'Å1', value: 'employeeId' };
    const answers = [
      finds(added),
      hasSettings({ format: 'huldt-lillevik', wageType: '710' }),
      checked({ ...fault, subscriberId: 78 }, { ...fault, subscriberId: 79, employeeId: '' }),
    ];
    await openPayroll(answers);
    await screen.findByText('2 employees do not fit in the file for the payroll system');
    expect(screen.getByRole('link', { name: /Åse Berg, employee number “Å1”/ })).toBeTruthy();
    screen.getByRole('link', { name: 'Åse Berg, without an employee number' });
    expect(screen.queryByRole('link', { name: /payroll file/ })).toBeNull();
  });
});
