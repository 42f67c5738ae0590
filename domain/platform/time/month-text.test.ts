import { expect, it } from 'vitest';
import { date } from '#testing/any-date.ts';
import { monthIn, monthText } from './month-text.rules.ts';

it.each([
  ['2026-03', '2026-03-01'],
  ['2026-12', '2026-12-01'],
  ['1999-10', '1999-10-01'],
])('%s is the month of %s', (text, first) => {
  expect(monthIn(text)?.toString()).toBe(first);
  expect(monthText(date(first))).toBe(text);
  expect(monthText(date(first).add({ days: 27 }))).toBe(text);
});

it.each([
  '2026-00',
  '2026-13',
  '2026-3',
  '0026-03',
  '26-03',
  '2026-03-01',
  'x2026-03',
  '2026-03x',
  '',
])('“%s” is no month', (text) => {
  expect(monthIn(text)).toBeUndefined();
});
