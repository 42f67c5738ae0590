import { describe, expect, it } from 'vitest';
import { keptSince, keptSinceMoment } from './kept-since.rules.ts';
import { type RetentionPeriod, retentionPeriods } from './retention-periods.ts';

const since = (period: RetentionPeriod, today: string) =>
  keptSince(period, Temporal.PlainDate.from(today)).toString();

describe('the personal data of a ticket', () => {
  it.each([
    ['2026-02-28', '2025-11-28'],
    // A ticket that ended on 30 November is over for three months when February is.
    ['2026-03-01', '2025-12-01'],
    ['2026-05-31', '2026-02-28'],
    ['2028-05-31', '2028-02-29'],
  ])('is kept for three months after its end: on %s since %s', (today, day) => {
    expect(since(retentionPeriods.ticketHolder, today)).toBe(day);
  });

  it('of an e-bike is kept for 90 days after its end', () => {
    expect(since(retentionPeriods.eBikeHolder, '2026-05-31')).toBe('2026-03-02');
  });

  it('is kept for 365 days after the order of a ticket that is sold over the counter', () => {
    expect(since(retentionPeriods.counterOrder, '2026-03-01')).toBe('2025-03-01');
    expect(since(retentionPeriods.counterOrder, '2025-02-28')).toBe('2024-02-29');
  });
});

describe('the periods', () => {
  const lengthOf = (period: RetentionPeriod) =>
    Object.entries(period)
      .map(([unit, count]) => `${count} ${unit}`)
      .join();

  // People are promised them: none becomes another by accident (docs/decisions/0115).
  it.each([
    ['5 years', 'contract accounts'],
    ['6 months', 'accessRequestOpen'],
    [
      '3 months',
      'ticketHolder carHolder coveredPerson voucherOffer taxedEmployeeNumber ticketRequest accessRequestAnswered setAsidePayer',
    ],
    ['365 days', 'counterOrder listHeading settlementNote'],
    ['90 days', 'eBikeHolder contactMessage accessRequestHistory bankFileName'],
    ['84 days', 'batchRows'],
    ['30 days', 'taxNotice session activationLink undeliveredMessage localOutbox'],
    ['14 days', 'onboarding'],
    ['7 days', 'batchDraft'],
    ['48 hours', 'formOrder firstAnswer'],
    ['24 hours', 'phoneProof identification'],
    ['1 hours', 'signIn sentMessage'],
    ['0 hours', 'wrongTry'],
  ])('of %s are those of %s', (length, names) => {
    const ofLength = Object.entries(retentionPeriods).filter(
      ([, period]) => lengthOf(period) === length,
    );
    expect(ofLength.map(([name]) => name).join(' ')).toBe(names);
  });
});

describe('what has an hour', () => {
  const moment = (period: RetentionPeriod, now: string) =>
    keptSinceMoment(period, Temporal.Instant.from(now)).toString();

  it('is kept for days of 24 hours and for hours, also over a change to summer time', () => {
    expect(moment({ days: 1 }, '2026-03-29T12:00:00Z')).toBe('2026-03-28T12:00:00Z');
    expect(moment({ days: 7 }, '2026-03-30T12:00:00Z')).toBe('2026-03-23T12:00:00Z');
    expect(moment({ hours: 48 }, '2026-03-30T00:30:00Z')).toBe('2026-03-28T00:30:00Z');
  });

  it('is kept for months and years by the business day in Oslo', () => {
    expect(moment({ months: 3 }, '2026-05-31T22:30:00Z')).toBe('2026-02-28T23:00:00Z');
    expect(moment({ years: 5 }, '2026-07-01T09:00:00Z')).toBe('2021-06-30T22:00:00Z');
  });
});
