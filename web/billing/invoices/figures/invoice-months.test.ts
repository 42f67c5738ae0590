import { expect, test } from 'vitest';
import { monthsOf, shortMonthsOf } from './invoice-months.ts';

const from = (first: string, last: string) => {
  const { month, year } = Temporal.PlainDate.from(`${last}-01`);
  return { month, year, firstMonth: Temporal.PlainDate.from(`${first}-01`) };
};

test.each([
  ['2026-10', '2026-10', 'nb', 'Oktober 2026', 'Okt. 2026'],
  ['2026-10', '2026-10', 'en', 'October 2026', 'Oct 2026'],
  ['2026-07', '2026-09', 'nb', 'Juli – september 2026', 'Jul.–sep. 2026'],
  ['2026-07', '2026-09', 'en', 'July – September 2026', 'Jul–Sept 2026'],
  ['2026-05', '2026-06', 'nb', 'Mai – juni 2026', 'Mai–juni 2026'],
  ['2026-05', '2026-06', 'en', 'May – June 2026', 'May–Jun 2026'],
  ['2025-11', '2026-01', 'nb', 'November 2025 – januar 2026', 'Nov. 2025–jan. 2026'],
  ['2025-11', '2026-01', 'en', 'November 2025 – January 2026', 'Nov 2025–Jan 2026'],
] as const)('the months %s to %s in %s are %s, and %s in a narrow column', (...row) => {
  const [first, last, language, long, short] = row;
  const months = from(first, last);
  expect(monthsOf(months, language)).toBe(long);
  expect(shortMonthsOf(months, language)).toBe(short);
});
