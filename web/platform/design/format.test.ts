import { matchesCompanySearch } from '@takst/domain/customers/companies/company-search.rules.ts';
import { expect, test } from 'vitest';
import {
  formatDate,
  formatDayOfMonth,
  formatListedPhone,
  formatLongDate,
  formatKroner,
  formatMoney,
  formatMonth,
  formatNumber,
  formatOrganisationNumber,
  formatPhone,
  formatPrice,
  formatPriceDifference,
  formatShortDate,
  formatShortMonth,
  formatTime,
  monthName,
} from './format.ts';
import { capitalize, formatMoment } from './format-moment.ts';

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

test.each([
  ['nb', 'nov. 2026', 'november', '21. november'],
  ['en', 'Nov 2026', 'November', '21 November'],
] as const)(
  'a month is named in %s as short as there is room for',
  (language, short, name, day) => {
    const date = Temporal.PlainDate.from('2026-11-21');
    expect(formatShortMonth(date, language)).toBe(short);
    expect(monthName(date, language)).toBe(name);
    expect(plain(formatDayOfMonth(date, language))).toBe(day);
    expect(formatDayOfMonth(date, language)).not.toContain(' ');
  },
);

test('a long date has no year where it is that of today', () => {
  const date = Temporal.PlainDate.from('2026-03-21');
  const textOf = (today: string) => formatLongDate(date, 'en', Temporal.PlainDate.from(today));
  expect([textOf('2026-12-31'), textOf('2027-01-01')]).toEqual(['21 March', '21 March 2026']);
});

test('a difference of prices always has its sign', () => {
  expect([140_800, -21_650, 0].map((ore) => plain(formatPriceDifference(ore)))).toEqual([
    '+1 408 kr',
    '−216,50 kr',
    '+0 kr',
  ]);
});

test('a time is that of Norway, in summer and in winter', () => {
  const textOf = (text: string) => formatTime(Temporal.Instant.from(text));
  expect([textOf('2026-07-01T07:05:00Z'), textOf('2026-01-01T07:05:00Z')]).toEqual([
    '09:05',
    '08:05',
  ]);
});

test('a number has its thousands apart, and a text can begin a sentence', () => {
  expect(plain(formatNumber(1_234_567))).toBe('1 234 567');
  expect(capitalize('i dag kl. 09:14')).toBe('I dag kl. 09:14');
});

test('a short date has its year only when that is another one', () => {
  const today = Temporal.PlainDate.from('2026-11-22');
  const date = Temporal.PlainDate.from('2026-11-08');
  const textOf = (language: 'nb' | 'en', years = 0) =>
    plain(formatShortDate(date.add({ years }), { language, today }));
  expect([textOf('nb'), textOf('en')]).toEqual(['8. nov.', '8 Nov']);
  expect([textOf('nb', 1), textOf('en', 1)]).toEqual(['8. nov. 2027', '8 Nov 2027']);
});

test('a moment is written in Norwegian time, that of today and yesterday by name', () => {
  const moment = Temporal.Instant.from('2026-06-30T22:30:00Z');
  const onDay = (today: string, language: 'nb' | 'en' = 'nb') =>
    plain(formatMoment(moment, { language, today: Temporal.PlainDate.from(today) }));
  expect(onDay('2026-07-01')).toBe('i dag kl. 00:30');
  expect(onDay('2026-07-02')).toBe('i går kl. 00:30');
  expect(onDay('2026-07-03')).toBe('01.07.2026 00:30');
  expect(onDay('2026-06-30')).toBe('01.07.2026 00:30');
  expect(onDay('2026-07-01', 'en')).toBe('today at 00:30');
  expect(onDay('2026-07-02', 'en')).toBe('yesterday at 00:30');
});

test('an organization number is written in groups, also when it is searched for by them', () => {
  expect(formatOrganisationNumber('923456783')).toBe('923\u00a0456\u00a0783');
  const company = { id: 1, name: 'A', organisationNumber: '923456783', customerNumber: '' };
  expect(matchesCompanySearch(company, formatOrganisationNumber('923456783'))).toBe(true);
  expect(matchesCompanySearch(company, formatOrganisationNumber('923456784'))).toBe(false);
});

test('a negative amount has a minus sign, not a hyphen', () => {
  expect(plain(formatPrice(-21_600))).toBe('−216 kr');
  expect(plain(formatMoney(-21_650))).toBe('−216,50 kr');
  expect(plain(formatKroner(-216.5))).toBe('−216,50 kr');
  // Nothing taken off has no sign.
  expect(plain(formatKroner(-0))).toBe('0,00 kr');
});

test('a Norwegian number is written in groups, a foreign one unchanged', () => {
  expect(plain(formatPhone('+47', '41234567'))).toBe('+47 412 34 567');
  expect(plain(formatPhone('+46', '701234567'))).toBe('+46 701234567');
  expect(plain(formatListedPhone('+47', '41234567'))).toBe('412 34 567');
  expect(plain(formatListedPhone('+46', '701234567'))).toBe('+46 701234567');
});
