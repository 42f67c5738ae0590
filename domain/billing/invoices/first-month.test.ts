import { expect, it } from 'vitest';
import { isInvoicedHere } from './first-month.rules.ts';

const march = Temporal.PlainDate.from('2026-03-01');

it.each([
  ['the month before', march.subtract({ months: 1 }), march, false],
  ['the first month itself', march, march, true],
  ['the month after', march.add({ months: 1 }), march, true],
  ['any month of an operator without a first one', march, null, false],
])('an operator invoices here from its first month on: %s', (_, month, firstMonth, isHere) => {
  expect(isInvoicedHere(month, firstMonth)).toBe(isHere);
});
