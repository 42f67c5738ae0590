import { describe, expect, it } from 'vitest';
import { fullCounterTerms, usualCounterTerms } from '#platform/access/counter-terms.ts';
import { deliveryTypes } from './counter-medium.ts';
import { actionsOfDelivery } from './delivery.rules.ts';
import { answerToCancel, answerToRefund } from './take-back.rules.ts';

const everything = { refund: true, cancelTickets: true, cancelTravelMoney: true };
const nothing = { refund: false, cancelTickets: false, cancelTravelMoney: false };
const order = {
  type: 'TICKET',
  terms: fullCounterTerms,
  offersTravelMoneyCancellation: true,
} as const;
const money = { ...order, type: 'TRAVEL_MONEY' } as const;

describe('what stands in the way of taking back', () => {
  it('is nothing with role, agreement and operator', () => {
    expect(answerToCancel(order, everything)).toBe('allowed');
    expect(answerToCancel(money, everything)).toBe('allowed');
    expect(answerToRefund(order, everything)).toBe('allowed');
  });

  it('is the operator for travel money, before the agreement and the role', () => {
    const elsewhere = { ...money, offersTravelMoneyCancellation: false };
    expect(answerToCancel(elsewhere, everything)).toBe('operator');
    expect(answerToCancel({ ...elsewhere, terms: usualCounterTerms }, nothing)).toBe('operator');
    expect(answerToCancel({ ...elsewhere, type: 'TICKET' }, everything)).toBe('allowed');
  });

  it('is the agreement before the role', () => {
    for (const rights of [everything, nothing]) {
      expect(answerToCancel({ ...order, terms: usualCounterTerms }, rights)).toBe('agreement');
      expect(answerToRefund({ terms: usualCounterTerms }, rights)).toBe('agreement');
    }
  });

  it('is the role at last, one for tickets and one for travel money', () => {
    const tickets = { ...nothing, cancelTickets: true };
    expect(answerToCancel(order, tickets)).toBe('allowed');
    expect(answerToCancel(money, tickets)).toBe('role');
    expect(answerToCancel(order, { ...nothing, cancelTravelMoney: true })).toBe('role');
    expect(answerToRefund(order, tickets)).toBe('role');
  });

  it('never says that something is allowed that a pending delivery refuses', () => {
    for (const type of deliveryTypes) {
      for (const terms of [fullCounterTerms, usualCounterTerms]) {
        for (const rights of [everything, nothing, { ...nothing, refund: true }]) {
          const actions = actionsOfDelivery({ status: 'pending', type, terms }, rights);
          expect(actions.includes('cancel')).toBe(
            answerToCancel({ type, terms, offersTravelMoneyCancellation: true }, rights) ===
              'allowed',
          );
          expect(actions.includes('refund')).toBe(answerToRefund({ terms }, rights) === 'allowed');
        }
      }
    }
  });
});
