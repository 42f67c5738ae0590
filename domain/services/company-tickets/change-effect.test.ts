import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDate, date } from '#testing/any-date.ts';
import {
  chargedTicketIn,
  chargeIn,
  lastSafeDay,
  type PricedTicket,
  visibleMonths,
} from './change-effect.rules.ts';
import { immediateContinuation } from '#ticketing/tickets/continued-ticket.rules.ts';
import { isEndDateOffered } from './date-choices.rules.ts';

const ticket = (start: string, end: string | null, ore = 100_000): PricedTicket => ({
  startDate: date(start),
  expirationDate: end === null ? null : date(end),
  isHandedOut: false,
  endedOn: null,
  priceIn: () => ore,
});
const effect = (before: PricedTicket, after: PricedTicket[], today: string) =>
  visibleMonths({ before: [before], after, from: date(today) }, date(today)).map((one) => [
    one.month.toString(),
    one.before,
    one.after,
  ]);

describe('what a change does to this month and the next', () => {
  it('a ticket ended with the last month is not invoiced any more', () => {
    const open = ticket('2025-01-01', null);
    expect(effect(open, [ticket('2025-01-01', '2026-02-28')], '2026-03-06')).toEqual([
      ['2026-03-01', 100_000, 0],
      ['2026-04-01', 100_000, 0],
    ]);
  });

  it('a ticket ended with this month is invoiced for it, and not for the next', () => {
    const open = ticket('2025-01-01', null);
    expect(effect(open, [ticket('2025-01-01', '2026-03-31')], '2026-03-20')).toEqual([
      ['2026-03-01', 100_000, 100_000],
      ['2026-04-01', 100_000, 0],
    ]);
  });

  it('new zones cost their price from the month in which they begin', () => {
    const open = ticket('2025-01-01', null);
    const after = [ticket('2025-01-01', '2026-03-31'), ticket('2026-04-01', null, 150_000)];
    expect(effect(open, after, '2026-03-20')).toEqual([
      ['2026-03-01', 100_000, 100_000],
      ['2026-04-01', 100_000, 150_000],
    ]);
  });

  it('dearer zones from within a month cost their price for that month already', () => {
    const open = ticket('2025-01-01', null);
    const after = [ticket('2025-01-01', '2026-03-20'), ticket('2026-03-21', null, 150_000)];
    expect(effect(open, after, '2026-03-20')[0]).toEqual(['2026-03-01', 100_000, 150_000]);
  });

  it('cheaper zones from within a month cost their price from the month after', () => {
    const open = ticket('2025-01-01', null);
    const after = [ticket('2025-01-01', '2026-03-20'), ticket('2026-03-21', null, 60_000)];
    expect(effect(open, after, '2026-03-20')).toEqual([
      ['2026-03-01', 100_000, 100_000],
      ['2026-04-01', 100_000, 60_000],
    ]);
  });

  it('a pending ticket that is cancelled costs nothing', () => {
    expect(effect(ticket('2026-04-01', null), [], '2026-03-20')).toEqual([
      ['2026-03-01', 0, 0],
      ['2026-04-01', 100_000, 0],
    ]);
  });

  it('says so when no price is on file', () => {
    const unpriced = { ...ticket('2025-01-01', null), priceIn: () => null };
    expect(chargeIn([unpriced], date('2026-03-01'))).toBeNull();
  });

  it('says so when no price is on file for one of two', () => {
    const unpriced = { ...ticket('2026-03-10', null), priceIn: () => null };
    expect(chargeIn([ticket('2026-01-01', '2026-03-09'), unpriced], date('2026-03-01'))).toBeNull();
  });

  it('a ticket that is sent again costs the same, whatever the days', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -70, max: 70 }), (today, days) => {
        const open = { ...ticket('2026-01-01', null), startDate: today.add({ days }) };
        const { lastDay, newStart } = immediateContinuation(open, today);
        const after = [
          { ...open, expirationDate: lastDay },
          { ...open, startDate: newStart },
        ];
        for (const month of visibleMonths({ before: [open], after, from: newStart }, today)) {
          expect(month.after).toBe(month.before);
        }
      }),
    );
  });
});

describe('the months that a change shows', () => {
  const effects = (before: PricedTicket[], after: PricedTicket[], from: string) =>
    visibleMonths({ before, after, from: date(from) }, date('2026-03-20')).map((one) =>
      [
        [...new Set([one.month, one.lastMonth].map((month) => month.toString().slice(0, 7)))].join(
          '/',
        ),
        one.before,
        one.after,
      ].join(' '),
    );

  it('are this one and all up to the one in which dearer zones begin, without a gap', () => {
    const open = ticket('2025-01-01', null);
    const after = [ticket('2025-01-01', '2026-06-14'), ticket('2026-06-15', null, 150_000)];
    expect(effects([open], after, '2026-06-15')).toEqual([
      '2026-03 100000 100000',
      '2026-04/2026-05 100000 100000',
      '2026-06 100000 150000',
    ]);
  });

  it('have the month after a last day or cheaper zones within a month', () => {
    const open = ticket('2025-01-01', null);
    const ended = [ticket('2025-01-01', '2026-06-14')];
    expect(effects([open], ended, '2026-06-15').at(-1)).toBe('2026-07 100000 0');
    const cheaper = [...ended, ticket('2026-06-15', null, 60_000)];
    expect(effects([open], cheaper, '2026-06-15').at(-1)).toBe('2026-07 100000 60000');
  });

  it('have each month up to the first without the ticket when it ends with a month', () => {
    const open = ticket('2025-01-01', null);
    expect(effects([open], [ticket('2025-01-01', '2026-04-30')], '2026-05-01')).toEqual([
      '2026-03 100000 100000',
      '2026-04 100000 100000',
      '2026-05 100000 0',
    ]);
  });

  it('have the month of a cancelled start, whatever its day', () => {
    expect(effects([ticket('2026-06-15', null)], [], '2026-06-15').at(-1)).toBe('2026-06 100000 0');
  });

  it('have no third one when the change is sooner', () => {
    expect(effects([ticket('2025-01-01', null)], [], '2026-03-21')).toHaveLength(2);
  });
});

describe('what a month costs (domain: What a month costs)', () => {
  const anyTicket = fc
    .record({
      start: fc.integer({ min: 0, max: 100 }),
      days: fc.option(fc.integer({ min: -40, max: 90 })),
      isHandedOut: fc.boolean(),
      endedAfter: fc.integer({ min: -30, max: 30 }),
      ore: fc.integer({ min: 0, max: 5 }),
    })
    .map(({ start, days, isHandedOut, endedAfter, ore }): PricedTicket => {
      const startDate = date('2026-01-01').add({ days: start });
      return {
        startDate,
        expirationDate: days === null ? null : startDate.add({ days }),
        isHandedOut,
        endedOn: days === null ? null : startDate.add({ days: endedAfter }),
        priceIn: () => ore,
      };
    });

  /** The dearest price of the tickets that are valid on any day of the month, found day by day. */
  function slowCharge(tickets: readonly PricedTicket[], month: Temporal.PlainDate): number {
    let dearest = 0;
    for (let day = month; day.month === month.month; day = day.add({ days: 1 })) {
      for (const { startDate, expirationDate, isHandedOut, endedOn, priceIn } of tickets) {
        const isFirstDay = day.equals(startDate);
        const isWithin =
          day.since(startDate).days >= 0 &&
          (!expirationDate || day.until(expirationDate).days >= 0);
        const couldTravel =
          isFirstDay && isHandedOut && endedOn !== null && day.until(endedOn).days >= 0;
        if (isWithin || couldTravel) dearest = Math.max(dearest, priceIn(month) ?? 0);
      }
    }
    return dearest;
  }

  it('is the dearest of the tickets that could be used in it, once, as counted day by day', () => {
    let charged = 0;
    fc.assert(
      fc.property(
        fc.array(anyTicket, { maxLength: 4 }),
        fc.integer({ min: 0, max: 5 }),
        (tickets, months) => {
          const month = date('2026-01-01').add({ months });
          const charge = chargeIn(tickets, month);
          expect(charge).toBe(slowCharge(tickets, month));
          expect(chargeIn(tickets.toReversed(), month)).toBe(charge);
          if (charge) charged += 1;
        },
      ),
      { numRuns: 200 },
    );
    expect(charged).toBeGreaterThan(40);
  });
});

describe('the ticket that a month is charged for', () => {
  const cheap = ticket('2026-03-01', '2026-03-14', 60_000);
  const dear = ticket('2026-03-15', null, 90_000);
  const later = ticket('2026-04-01', null, 150_000);
  const unpriced = { ...cheap, priceIn: () => null };

  it.each([
    ['the dearest of those that are valid in it', [cheap, dear, later], dear],
    ['one with a price before one without', [unpriced, cheap], cheap],
    ['one without a price where there is no other', [later, unpriced], unpriced],
    ['none where none is valid', [later], undefined],
  ])('is %s, in any order', (_, tickets, charged) => {
    expect(chargedTicketIn(tickets, date('2026-03-01'))).toBe(charged);
    expect(chargedTicketIn(tickets.toReversed(), date('2026-03-01'))).toBe(charged);
  });
});

describe('the last safe day to change one’s mind (spec 2 §1)', () => {
  it('is the 6th of the month with which the new zones begin', () => {
    expect(lastSafeDay(date('2026-04-01')).toString()).toBe('2026-04-06');
  });

  it('is the day before they begin, within a month', () => {
    expect(lastSafeDay(date('2026-04-15')).toString()).toBe('2026-04-14');
  });

  it('is the last on which they are pending, or their first day can be given back to the old ones', () => {
    fc.assert(
      fc.property(anyDate, fc.boolean(), (start, arbitraryDates) => {
        const dayBefore = start.subtract({ days: 1 });
        const isSafe = (today: Temporal.PlainDate) =>
          Temporal.PlainDate.compare(today, start) < 0 ||
          isEndDateOffered(dayBefore, { today, increasedExpiry: false, arbitraryDates });
        const safe = lastSafeDay(start);
        expect(isSafe(safe)).toBe(true);
        expect(isSafe(safe.add({ days: 1 }))).toBe(false);
      }),
    );
  });
});
