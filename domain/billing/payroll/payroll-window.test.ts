import { expect, it } from 'vitest';
import { payrollFormatName, payrollFormatNames } from './payroll-formats.ts';
import { payrollWindow } from './payroll-window.rules.ts';

it.each([
  ['2026-03-01', '2026-02-01', '2026-09-30'],
  ['2026-03-31', '2026-02-01', '2026-09-30'],
  ['2026-01-15', '2025-12-01', '2026-07-31'],
])(
  'changes of %s lie between the month before and six months later (spec 2 §7, §9)',
  (month, oldDate, newDate) => {
    const window = payrollWindow(Temporal.PlainDate.from(month));
    expect([String(window.oldDate), String(window.newDate)]).toEqual([oldDate, newDate]);
  },
);

it('the name of a payroll format is read as it is stored, and an unknown one is an error', () => {
  expect(payrollFormatNames.map(payrollFormatName)).toEqual([...payrollFormatNames]);
  expect(() => payrollFormatName('ABACUS')).toThrow('no payroll format ABACUS');
});
