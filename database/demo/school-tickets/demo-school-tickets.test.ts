import { perTenant } from '@takst/domain/platform/tenants/tenants.ts';
import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../chance.ts';
import { demoCompanies } from '../demo-companies.ts';
import { pupilsOf } from './demo-classes.ts';
import { schoolTicketsOf } from './demo-school-tickets.ts';

const company = demoCompanies().find(({ classes }) => classes);
if (!company) throw new Error('no school');
const pupils = pupilsOf({
  company,
  chance: chanceFrom(1),
  usedPhones: perTenant(() => new Set<string>()),
});
const years = [2024, 2025, 2026].map((year) => ({
  opensOn: Temporal.PlainDate.from(`${year}-05-01`),
  firstStart: Temporal.PlainDate.from(`${year}-08-20`),
  latestStart: Temporal.PlainDate.from(`${year + 1}-06-15`),
  lastDay: Temporal.PlainDate.from(`${year + 1}-06-30`),
}));

function ticketsOn(day: string) {
  const today = Temporal.PlainDate.from(day);
  const now = today.toZonedDateTime({ timeZone: 'Europe/Oslo', plainTime: '09:00' }).toInstant();
  const ids = { tenant: 'ruter', companyId: 1009, agreementId: 1 } as const;
  const rows = schoolTicketsOf({ ...ids, today, now, years, pupils });
  return rows.flatMap(({ tickets, ...pupil }) =>
    tickets.map((ticket) => ({ ...pupil, ...ticket })),
  );
}
const countOf = (day: string) => {
  const tickets = ticketsOn(day);
  const { compare } = Temporal.PlainDate;
  const is = (start: string) => tickets.filter((one) => one.start.toString() === start).length;
  return {
    cancelled: tickets.filter(({ isCancelled }) => isCancelled).length > 0,
    over: tickets.filter((one) => compare(one.end, Temporal.PlainDate.from(day)) < 0).length > 0,
    cards: [...new Set(tickets.flatMap(({ card }) => card ?? []))].toSorted(),
    fetched: new Set(tickets.flatMap((one) => (one.pickupCode ? one.isFetched : []))).size,
    before: is('2024-08-20') > 0,
    next: is('2026-08-20') > 0,
  };
};
const cards = ['blocked', 'existing', 'made', 'requested'];

describe('school tickets of the demo world', () => {
  it.each([
    ['2026-03-06', { cancelled: true, over: true, cards, fetched: 2, before: false, next: false }],
    ['2026-05-20', { cancelled: true, over: true, cards, fetched: 2, before: false, next: true }],
    ['2025-09-15', { cancelled: true, over: true, cards, fetched: 2, before: false, next: false }],
    [
      '2025-08-25',
      { cancelled: true, over: true, cards: cards.slice(1), fetched: 2, before: true, next: false },
    ],
    [
      '2026-07-10',
      {
        cancelled: false,
        over: true,
        cards: cards.slice(1),
        fetched: 2,
        before: false,
        next: true,
      },
    ],
  ])('are in each situation that %s allows', (day, expected) => {
    expect(countOf(day)).toEqual(expected);
  });

  it('begin and end with a school year, or within it', () => {
    for (const day of ['2026-03-06', '2026-06-20', '2026-07-10', '2025-08-20']) {
      for (const { start, end, orderedAt } of ticketsOn(day)) {
        const year = years.find(({ lastDay }) => Temporal.PlainDate.compare(start, lastDay) <= 0);
        expect(Temporal.PlainDate.compare(start, year?.firstStart ?? end)).toBeGreaterThanOrEqual(
          0,
        );
        expect(Temporal.PlainDate.compare(start, year?.latestStart ?? start)).toBeLessThanOrEqual(
          0,
        );
        expect(Temporal.PlainDate.compare(end, year?.lastDay ?? end)).toBeLessThanOrEqual(0);
        expect(orderedAt.toString() < `${day}T09`).toBe(true);
      }
    }
  });

  it('give no two pupils one card', () => {
    const numbers = new Map(ticketsOn('2026-03-06').map((one) => [one.studentId, one.cardNumber]));
    const used = [...numbers.values()].filter((number) => number !== null);
    expect(new Set(used).size).toBe(used.length);
    expect(used.every((number) => /^(\d{9}|\d{10}|\d{11}|\d{16})$/.test(number))).toBe(true);
  });
});
