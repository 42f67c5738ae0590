import { describe, expect, it } from 'vitest';
import { monthsCharged } from '#catalogue/products/charged-months.rules.ts';
import { date } from '#testing/any-date.ts';
import {
  chargeableSubscription,
  isChargedForCode,
  isSubscriptionCharged,
} from './charged-subscription.rules.ts';

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

describe('a subscription is charged for a month', () => {
  const drawn = (start: string, expiration: string | null, code: string | null) => ({
    startDate: date(start),
    expirationDate: expiration === null ? null : date(expiration),
    codeDrawnOn: code === null ? null : date(code),
  });
  const chargedOn = (today: string, ...facts: Parameters<typeof drawn>) =>
    ['2026-03-01', '2026-04-01', '2026-05-01'].filter((month) =>
      isSubscriptionCharged(drawn(...facts), { month: date(month), today: date(today) }),
    );

  it('from the one in which its code was drawn on', () => {
    expect(chargedOn('2026-06-07', '2026-03-01', null, '2026-04-20')).toEqual([
      '2026-04-01',
      '2026-05-01',
    ]);
    expect(chargedOn('2026-06-07', '2026-03-01', null, '2026-04-30')).toContain('2026-04-01');
    expect(chargedOn('2026-06-07', '2026-03-01', null, '2026-05-01')).toEqual(['2026-05-01']);
  });

  it('never when it was over before a code came', () => {
    expect(chargedOn('2026-06-07', '2026-03-01', '2026-05-31', null)).toEqual([]);
    expect(chargedOn('2026-04-15', '2026-03-01', '2026-04-14', null)).toEqual([]);
  });

  it('for its last one when it was ended with the month before that of its code', () => {
    expect(chargedOn('2026-06-07', '2026-03-01', '2026-03-31', '2026-04-03')).toEqual([
      '2026-03-01',
    ]);
    expect(chargedOn('2026-06-07', '2026-04-01', '2026-03-31', '2026-04-03')).toEqual([
      '2026-04-01',
    ]);
  });

  it('in what is to come as long as its code may still be drawn', () => {
    expect(chargedOn('2026-04-30', '2026-03-01', null, null)).toEqual(['2026-04-01', '2026-05-01']);
    expect(chargedOn('2026-04-30', '2026-03-01', '2026-04-30', null)).toEqual(['2026-04-01']);
  });
});
