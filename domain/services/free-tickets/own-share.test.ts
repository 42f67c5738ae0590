import { describe, expect, it } from 'vitest';
import { date } from '#testing/any-date.ts';
import {
  type DatedShare,
  nextShare,
  ownShareMonths,
  ownShareOn,
  sharesAfter,
  taxableAfterOwnShare,
} from './own-share.rules.ts';

const share = (validFrom: string, kroner: number): DatedShare => ({
  validFrom: date(validFrom),
  amountOre: kroner * 100,
});
const texts = (shares: readonly DatedShare[]) =>
  shares.map(({ validFrom, amountOre }) => `${validFrom.toString().slice(0, 7)} ${amountOre}`);

describe('the own share of employees (domain: Price and tax)', () => {
  const shares = [
    { agreementId: 1, ...share('2026-03-01', 150) },
    { agreementId: 1, ...share('2026-01-01', 100) },
    { agreementId: 2, ...share('2025-01-01', 900) },
  ];

  it('is that of the department in the month', () => {
    expect(ownShareOn(shares, 1, date('2025-12-31'))).toBe(0);
    expect(ownShareOn(shares, 1, date('2026-01-01'))).toBe(100_00);
    expect(ownShareOn(shares, 1, date('2026-02-28'))).toBe(100_00);
    expect(ownShareOn(shares, 1, date('2026-03-01'))).toBe(150_00);
    expect(ownShareOn(shares, 2, date('2026-03-01'))).toBe(900_00);
    expect(ownShareOn(shares, 3, date('2026-03-01'))).toBe(0);
    expect(ownShareOn(shares, null, date('2026-03-01'))).toBe(0);
  });

  it('is deducted from the benefit, down to nothing', () => {
    expect(taxableAfterOwnShare(897_00, 97_00)).toBe(800_00);
    expect(taxableAfterOwnShare(897_00, 897_00)).toBe(0);
    expect(taxableAfterOwnShare(897_00, 897_01)).toBe(0);
    expect(taxableAfterOwnShare(0, 0)).toBe(0);
  });

  it('makes no taxable amount where no retail price is on file', () => {
    expect(taxableAfterOwnShare(null, 100_00)).toBeNull();
  });
});

describe('setting an own share', () => {
  it('is offered from the first open month up to twelve months ahead', () => {
    const months = ownShareMonths(date('2026-02-01'), date('2026-03-31')).map(String);
    expect([months[0], months.at(-1), months.length]).toEqual(['2026-02-01', '2027-03-01', 14]);
  });

  it('keeps what holds before and after', () => {
    const shares = [share('2026-01-01', 100), share('2026-06-01', 200)];
    expect(texts(sharesAfter(shares, share('2026-03-01', 150)))).toEqual([
      '2026-01 10000',
      '2026-03 15000',
      '2026-06 20000',
    ]);
    expect(texts(sharesAfter(shares, share('2026-06-01', 250)))).toEqual([
      '2026-01 10000',
      '2026-06 25000',
    ]);
  });

  it('takes a planned change away when it is set back', () => {
    const shares = [share('2026-06-01', 200), share('2026-01-01', 100)];
    expect(texts(sharesAfter(shares, share('2026-06-01', 100)))).toEqual(['2026-01 10000']);
    expect(texts(sharesAfter(shares, share('2026-03-01', 200)))).toEqual([
      '2026-01 10000',
      '2026-03 20000',
    ]);
    expect(texts(sharesAfter([], share('2026-03-01', 0)))).toEqual([]);
  });

  it('leaves what held before the month as it is written', () => {
    const shares = [share('2025-01-01', 0), share('2025-06-01', 0)];
    expect(texts(sharesAfter(shares, share('2026-03-01', 50)))).toHaveLength(3);
  });

  it('holds until the next amount', () => {
    const shares = [share('2026-06-01', 200), share('2026-04-01', 150), share('2026-03-01', 100)];
    expect(nextShare(shares, date('2026-03-01'))).toEqual(share('2026-04-01', 150));
    expect(nextShare(shares, date('2026-06-01'))).toBeNull();
  });
});
