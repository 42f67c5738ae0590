import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { date } from '#testing/any-date.ts';
import { doDaysOverlap, withoutChainOf } from './held-ticket.rules.ts';

const ticket = (start: string, end: string | null) => ({
  startDate: date(start),
  expirationDate: end === null ? null : date(end),
});

describe('the days of two tickets', () => {
  it.each([
    [
      'share their last and first day',
      ticket('2026-01-01', '2026-01-31'),
      ticket('2026-01-31', null),
      true,
    ],
    ['meet', ticket('2026-01-01', '2026-01-31'), ticket('2026-02-01', null), false],
    ['lie within each other', ticket('2026-01-01', null), ticket('2026-02-01', '2026-02-28'), true],
    ['never came', ticket('2026-03-01', '2026-02-28'), ticket('2026-01-01', null), false],
  ])('%s', (_, one, other, overlap) => {
    expect(doDaysOverlap(one, other)).toBe(overlap);
    expect(doDaysOverlap(other, one)).toBe(overlap);
  });

  it('overlap when a day is in both, for any days', () => {
    const day = fc.integer({ min: 0, max: 12 }).map((days) => date('2026-01-01').add({ days }));
    const any = fc.record({ startDate: day, expirationDate: fc.option(day) });
    const daysOf = ({ startDate, expirationDate }: ReturnType<typeof ticket>) =>
      Array.from({ length: 14 }, (_, days) => date('2026-01-01').add({ days })).filter(
        (one) =>
          Temporal.PlainDate.compare(startDate, one) <= 0 &&
          (expirationDate === null || Temporal.PlainDate.compare(one, expirationDate) <= 0),
      );
    fc.assert(
      fc.property(any, any, (one, other) => {
        const shared = daysOf(one).some((oneDay) =>
          daysOf(other).some((day) => day.equals(oneDay)),
        );
        expect(doDaysOverlap(one, other)).toBe(shared);
      }),
    );
  });
});

describe('a chain of tickets that continue each other', () => {
  const linked = (id: number, continuesId: number | null) => ({
    ...ticket('2026-01-01', null),
    id,
    continuesId,
  });
  const chain = [linked(4, 3), linked(1, null), linked(3, 2), linked(2, 1)];

  it.each([1, 2, 3, 4])('is left out whole, whichever of them is asked about: %i', (id) => {
    expect(
      withoutChainOf([...chain, linked(9, null), linked(10, 9)], id).map((one) => one.id),
    ).toEqual([9, 10]);
  });

  it('is known through a ticket that is not there', () => {
    expect(
      withoutChainOf([linked(3, 2), linked(7, 2), linked(8, null)], 3).map((one) => one.id),
    ).toEqual([8]);
  });
});
