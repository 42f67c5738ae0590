import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { date } from '#testing/any-date.ts';
import { personStatus } from '#ticketing/subscribers/person-status.rules.ts';
import { ticketStatus, ticketStatuses } from './ticket-status.rules.ts';

const today = date('2026-03-15');

const asIssued = {
  pendingThrough: null,
  isCancelled: false,
  isFailed: false,
  isAnonymised: false,
};
const withDates = (start: string, expiration: string | null) => ({
  ...asIssued,
  startDate: date(start),
  expirationDate: expiration === null ? null : date(expiration),
});

describe('the status of a ticket follows from its facts and the day (domain)', () => {
  it.each([
    ['before the start date', withDates('2026-03-16', null), 'pending'],
    ['before the start date, with an end', withDates('2026-03-16', '2026-06-30'), 'pending'],
    ['from its first day on', withDates('2026-03-15', null), 'active'],
    ['through its last day', withDates('2026-03-01', '2026-03-15'), 'active'],
    ['after the expiration date', withDates('2026-03-01', '2026-03-14'), 'expired'],
    ['ended before it began: never valid', withDates('2026-03-15', '2026-03-14'), 'expired'],
    [
      'ended before it began, which is still to come',
      withDates('2026-04-01', '2026-03-31'),
      'expired',
    ],
  ] as const)('%s: $2', (_, ticket, expected) => {
    expect(ticketStatus(ticket, today)).toBe(expected);
  });

  it.each([
    ['a code stays pending until it is used', '2026-03-15', '2026-06-30', 'pending'],
    ['paper is active from the day after', '2026-03-14', '2026-06-30', 'active'],
    ['a code that nobody used expires', '2026-03-14', '2026-03-14', 'expired'],
  ])('%s', (_, pendingThrough, expiration, expected) => {
    const ticket = { ...withDates('2026-03-01', expiration), pendingThrough: date(pendingThrough) };
    expect(ticketStatus(ticket, today)).toBe(expected);
  });

  it('cancelled is said before failed, failed before anonymised, all of them before the dates', () => {
    const ticket = withDates('2026-03-01', '2026-03-14');
    const all = { ...ticket, isCancelled: true, isFailed: true, isAnonymised: true };
    expect(ticketStatus(all, today)).toBe('cancelled');
    expect(ticketStatus({ ...all, isCancelled: false }, today)).toBe('failed');
    expect(ticketStatus({ ...ticket, isAnonymised: true }, today)).toBe('anonymised');
  });

  it('goes from pending over active to expired as the days go by, and never back', () => {
    const order = ['pending', 'active', 'expired'];
    const day = fc.integer({ min: 0, max: 800 }).map((days) => date('2026-01-01').add({ days }));
    const ticket = fc.record({
      startDate: day,
      expirationDate: fc.option(day, { nil: null }),
      pendingThrough: fc.option(day, { nil: null }),
    });
    fc.assert(
      fc.property(ticket, day, (dates, then) => {
        const on = (moment: Temporal.PlainDate) =>
          order.indexOf(ticketStatus({ ...asIssued, ...dates }, moment));
        expect(on(then)).toBeGreaterThanOrEqual(0);
        expect(on(then.add({ days: 1 }))).toBeGreaterThanOrEqual(on(then));
      }),
    );
  });
});

describe('a person with several tickets', () => {
  it('has the status of the most living one', () => {
    expect(personStatus(['expired', 'pending', 'cancelled'])).toBe('pending');
    expect(personStatus(['pending', 'active'])).toBe('active');
    expect(personStatus(['anonymised', 'failed'])).toBe('failed');
    expect(personStatus([])).toBeNull();
  });

  it('has it whatever the order of the tickets, and each status has its place', () => {
    const some = fc.shuffledSubarray([...ticketStatuses], { minLength: 1 });
    fc.assert(
      fc.property(some, (statuses) => {
        const best = Math.min(...statuses.map((status) => ticketStatuses.indexOf(status)));
        expect(personStatus(statuses)).toBe(ticketStatuses[best]);
      }),
    );
  });
});
