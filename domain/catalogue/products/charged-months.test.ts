import { describe, expect, it } from 'vitest';
import { date } from '#testing/any-date.ts';
import {
  type ChargeableEntry,
  firstMonthCharged,
  isChargedAsHandedOut,
  monthsCharged,
} from './charged-months.rules.ts';

const ticket = (
  start: string,
  expiration: string | null,
  redeemed: { endedOn: string } | null = null,
): ChargeableEntry => ({
  startDate: date(start),
  expirationDate: expiration === null ? null : date(expiration),
  isHandedOut: redeemed !== null,
  endedOn: redeemed && date(redeemed.endedOn),
});

describe('the months of a company ticket that are charged', () => {
  const months = (start: string, expiration: string | null, upTo: string) =>
    monthsCharged(ticket(start, expiration), date(upTo)).map(String);

  it('are those in which it is valid on at least one day', () => {
    expect(months('2026-01-31', '2026-03-01', '2026-12-31')).toEqual([
      '2026-01-01',
      '2026-02-01',
      '2026-03-01',
    ]);
  });

  it('go on month by month without an end', () => {
    expect(months('2025-12-01', null, '2026-02-10')).toEqual([
      '2025-12-01',
      '2026-01-01',
      '2026-02-01',
    ]);
  });

  it('leave out the current month when the ticket is ended with the previous one', () => {
    expect(months('2026-01-01', '2026-02-28', '2026-03-31').at(-1)).toBe('2026-02-01');
  });

  it('are none for a ticket that was ended before it began, or has not begun', () => {
    expect(months('2026-03-01', '2026-02-28', '2026-12-31')).toEqual([]);
    expect(months('2026-03-15', '2026-03-14', '2026-12-31')).toEqual([]);
    expect(months('2026-04-01', null, '2026-03-31')).toEqual([]);
  });

  it('begin with the month of the start', () => {
    expect(firstMonthCharged(date('2026-03-20')).toString()).toBe('2026-03-01');
  });
});

describe('a ticket that was redeemed and ended with the month before its first', () => {
  const months = (one: ChargeableEntry) => monthsCharged(one, date('2026-12-31')).map(String);

  it('is charged for the month of its first day, and for no other', () => {
    const travelled = ticket('2026-03-01', '2026-02-28', { endedOn: '2026-03-05' });
    expect(isChargedAsHandedOut(travelled)).toBe(true);
    expect(months(travelled)).toEqual(['2026-03-01']);
    expect(monthsCharged(travelled, date('2026-02-28'))).toEqual([]);
  });

  it('is charged when it is ended on its first day', () => {
    const sameDay = ticket('2026-03-01', '2026-02-28', { endedOn: '2026-03-01' });
    expect(months(sameDay)).toEqual(['2026-03-01']);
  });

  it('costs nothing when it was ended before it could be used, as by a resend while pending', () => {
    const pending = ticket('2026-03-01', '2026-02-28', { endedOn: '2026-02-20' });
    expect(isChargedAsHandedOut(pending)).toBe(false);
    expect(months(pending)).toEqual([]);
  });

  it('costs nothing when nobody redeemed it', () => {
    const unused = { ...ticket('2026-03-01', '2026-02-28'), endedOn: date('2026-03-05') };
    expect(months(unused)).toEqual([]);
  });

  it('leaves out the current month when it began in an earlier one', () => {
    const old = ticket('2026-01-01', '2026-02-28', { endedOn: '2026-03-05' });
    expect(isChargedAsHandedOut(old)).toBe(false);
    expect(months(old).at(-1)).toBe('2026-02-01');
  });
});
