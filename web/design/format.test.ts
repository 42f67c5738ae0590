import { expect, test } from 'vitest';
import {
  formatDate,
  formatLongDate,
  formatMoment,
  formatMoney,
  formatMonth,
  formatPhone,
  formatPrice,
  formatShortDate,
} from './format.ts';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test('invoices show amounts with two decimals, price lists without', () => {
  expect(plain(formatMoney(89_700))).toBe('897,00 kr');
  expect(plain(formatMoney(1_234_567))).toBe('12 345,67 kr');
  expect(plain(formatPrice(149_000))).toBe('1 490 kr');
});

test('a price list shows øre if there are any', () => {
  expect(plain(formatPrice(89_750))).toBe('897,50 kr');
});

test('an amount is never split over two lines', () => {
  expect(formatMoney(123_456_700)).not.toContain(' ');
});

test('a date is written dd.mm.yyyy', () => {
  expect(formatDate(Temporal.PlainDate.from('2026-03-01'))).toBe('01.03.2026');
});

test('months and long dates are in the language of the page', () => {
  const date = Temporal.PlainDate.from('2026-03-21');
  expect(formatMonth(date, 'nb')).toBe('mars 2026');
  expect(formatMonth(date, 'en')).toBe('March 2026');
  expect(formatLongDate(date, 'nb')).toBe('21. mars 2026');
  expect(formatLongDate(date, 'en')).toBe('21 March 2026');
});

test('a short date has its year only when that is another one', () => {
  const today = Temporal.PlainDate.from('2026-11-22');
  const date = Temporal.PlainDate.from('2026-11-08');
  const shown = (language: 'nb' | 'en', years = 0) =>
    plain(formatShortDate(date.add({ years }), { language, today }));
  expect([shown('nb'), shown('en')]).toEqual(['8. nov.', '8 Nov']);
  expect([shown('nb', 1), shown('en', 1)]).toEqual(['8. nov. 2027', '8 Nov 2027']);
});

test('a moment is written in Norwegian time', () => {
  expect(formatMoment(Temporal.Instant.from('2026-06-30T22:30:00Z'))).toBe('01.07.2026 00:30');
});

test('a Norwegian number is written in groups, a foreign one unchanged', () => {
  expect(plain(formatPhone('+47', '41234567'))).toBe('+47 412 34 567');
  expect(plain(formatPhone('+46', '701234567'))).toBe('+46 701234567');
});
