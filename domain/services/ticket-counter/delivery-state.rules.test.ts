import { describe, expect, it } from 'vitest';
import {
  deliveryState,
  type DeliveryState,
  type DeliveryStateFacts,
} from './delivery-state.rules.ts';

const today = Temporal.PlainDate.from('2026-03-06');
const code: DeliveryStateFacts = {
  medium: 'phone',
  hasProblem: false,
  isCancelled: false,
  isRefunded: false,
  isUsed: false,
  isNotSent: false,
  startDate: today.subtract({ days: 10 }),
  expiresOn: today.add({ days: 80 }),
};
const paper: DeliveryStateFacts = { ...code, medium: 'paper', expiresOn: today.add({ days: 6 }) };

describe('the state of a delivery', () => {
  it.each<[string, DeliveryState, DeliveryStateFacts]>([
    ['a code that waits', 'unused', code],
    ['a code on its last day', 'unused', { ...code, expiresOn: today }],
    ['a code the day after', 'expired', { ...code, expiresOn: today.subtract({ days: 1 }) }],
    ['a code that was fetched', 'used', { ...code, isUsed: true }],
    [
      'a code that was fetched and is long over',
      'used',
      { ...code, isUsed: true, expiresOn: today.subtract({ days: 1 }) },
    ],
    ['a code whose SMS was not sent', 'not-sent', { ...code, isNotSent: true }],
    [
      'a code whose SMS was not sent, and that was used from the list',
      'used',
      { ...code, isNotSent: true, isUsed: true },
    ],
    [
      'a code whose SMS was not sent, the day after',
      'expired',
      { ...code, isNotSent: true, expiresOn: today.subtract({ days: 1 }) },
    ],
    [
      'a code whose SMS was not sent, and that was cancelled',
      'cancelled',
      { ...code, isNotSent: true, isCancelled: true },
    ],
    ['a card that waits', 'unused', { ...code, medium: 'card' }],
    ['paper on its first day', 'unused', { ...paper, startDate: today }],
    ['paper the day after', 'used', { ...paper, startDate: today.subtract({ days: 1 }) }],
    ['paper that is over', 'used', { ...paper, expiresOn: today.subtract({ days: 1 }) }],
    ['what was cancelled', 'cancelled', { ...code, isCancelled: true }],
    ['what was refunded', 'refunded', { ...code, isRefunded: true }],
    ['what could not be made', 'failed', { ...code, hasProblem: true }],
  ])('of %s is %s', (_, state, facts) => {
    expect(deliveryState(facts, today)).toBe(state);
  });
});
