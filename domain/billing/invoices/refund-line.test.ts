import { describe, expect, it } from 'vitest';
import {
  lineAmount,
  nextRefundAt,
  refundableOre,
  type RefundableLine,
  refuseRefund,
} from './refund-line.rules.ts';

const now = Temporal.Instant.from('2026-04-01T10:00:00Z');
const line = (...amounts: readonly number[]): RefundableLine => ({
  priceOre: 849_00,
  quantity: 2,
  vatPercent: 12,
  refunds: amounts.map((amountOre) => ({ amountOre, at: now.subtract({ hours: 1 }) })),
});

describe('the refund of a line', () => {
  it('is from nothing up to price times quantity minus refunds (spec 2 §4, §5)', () => {
    expect(lineAmount(line())).toBe(1_698_00);
    expect(refundableOre(line(698_00))).toBe(1_000_00);
    const refuse = (amountOre: number) => refuseRefund(line(698_00), { amountOre, now });
    expect([0, 1, 1_000_00].map(refuse)).toEqual([null, null, null]);
    expect(refuse(1_000_01)).toBe('AMOUNT_TOO_HIGH');
  });

  it('waits two minutes after the one before (spec 2 §8)', () => {
    const refunded = { ...line(), refunds: [{ amountOre: 100, at: now }] };
    const refuse = (after: Temporal.DurationLike) =>
      refuseRefund(refunded, { amountOre: 100, now: now.add(after) });
    expect(refuse({ seconds: 0 })).toBe('NEWLY_REFUNDED');
    expect(refuse({ milliseconds: 119_999 })).toBe('NEWLY_REFUNDED');
    expect(refuse({ minutes: 2 })).toBeNull();
  });

  it.each<[readonly number[], number]>([
    [[], 0],
    [[60], 60],
    [[120], 0],
    [[30, 60, 90], 90],
    [[90, 60, 30], 90],
    [[30, 90, 60], 90],
  ])('can be made again after the last one: %j seconds ago, in %i seconds', (ago, wait) => {
    const refunds = ago.map((seconds) => ({ amountOre: 1, at: now.subtract({ seconds }) }));
    expect(nextRefundAt({ refunds }, now).since(now).total('seconds')).toBe(wait);
  });
});
