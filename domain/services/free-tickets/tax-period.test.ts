import { describe, expect, it } from 'vitest';
import { isWithin, taxPeriod } from './tax-period.rules.ts';

const texts = ({ from, through }: ReturnType<typeof taxPeriod>) => [String(from), String(through)];

describe('the period of a tax base', () => {
  it('is a month, or the whole year without one', () => {
    expect(texts(taxPeriod({ year: 2026, month: 2 }))).toEqual(['2026-02-01', '2026-02-01']);
    expect(texts(taxPeriod({ year: 2026 }))).toEqual(['2026-01-01', '2026-12-01']);
  });

  it('has the months from its first to its last', () => {
    const within = (day: string) =>
      isWithin(Temporal.PlainDate.from(day), taxPeriod({ year: 2026 }));
    expect(['2025-12-01', '2026-01-01', '2026-12-01', '2027-01-01'].map(within)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
