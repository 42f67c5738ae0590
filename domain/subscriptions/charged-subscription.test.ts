import { describe, expect, it } from 'vitest';
import { monthsCharged } from '#company-tickets/charged-months.rules.ts';
import { date } from '#testing/any-date.ts';
import { chargeableSubscription, isChargedForCode } from './charged-subscription.rules.ts';

const subscription = (start: string, expiration: string | null, hasCode: boolean) => ({
  startDate: date(start),
  expirationDate: expiration === null ? null : date(expiration),
  hasCode,
});
const months = (...facts: Parameters<typeof subscription>) =>
  monthsCharged(chargeableSubscription(subscription(...facts)), date('2026-12-31')).map(String);

describe('the months of a subscription that are charged', () => {
  it('are those in which it is valid, whether its code was drawn or is owed', () => {
    for (const hasCode of [true, false]) {
      expect(months('2026-02-01', '2026-03-31', hasCode)).toEqual(['2026-02-01', '2026-03-01']);
    }
  });

  it('are that of its first day when its code was drawn and it was ended with the month before', () => {
    expect(isChargedForCode(subscription('2026-03-01', '2026-02-28', true))).toBe(true);
    expect(months('2026-03-01', '2026-02-28', true)).toEqual(['2026-03-01']);
  });

  it('are none when it was ended before its first day and nobody got a code', () => {
    expect(isChargedForCode(subscription('2026-03-01', '2026-02-28', false))).toBe(false);
    expect(months('2026-03-01', '2026-02-28', false)).toEqual([]);
  });

  it('leave out the current month of one that began earlier', () => {
    expect(isChargedForCode(subscription('2026-01-01', '2026-02-28', true))).toBe(false);
    expect(months('2026-01-01', '2026-02-28', true)).toEqual(['2026-01-01', '2026-02-01']);
  });
});
