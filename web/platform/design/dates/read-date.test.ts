import { expect, test } from 'vitest';
import { readDate } from './read-date.ts';

test.each([
  '01.12.2026',
  '1.12.2026',
  ' 1.12.26 ',
  '01122026',
  '011226',
  '1/12/2026',
  '2026-12-01',
])('%s is the first of December', (text) => {
  expect(readDate(text)?.toString()).toBe('2026-12-01');
});

test.each(['', '1.12', '31.02.2026', '32.01.2026', '01.13.2026', 'i morgen'])(
  '«%s» is no date',
  (text) => {
    expect(readDate(text)).toBeNull();
  },
);

test('the 29th of February is a date in leap years only', () => {
  expect(readDate('29.02.2028')?.toString()).toBe('2028-02-29');
  expect(readDate('29.02.2027')).toBeNull();
});
