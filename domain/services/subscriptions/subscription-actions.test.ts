import { describe, expect, it } from 'vitest';
import { ticketStatuses } from '#ticketing/tickets/ticket-status.rules.ts';
import { codeState, subscriptionActions } from './subscription-actions.rules.ts';

const expirationDate = Temporal.PlainDate.from('2026-03-31');
const mayResendCode = true;

describe('what may be done with a subscription (spec 2 §4)', () => {
  const acts = (...[subscription, terms]: Parameters<typeof subscriptionActions>) => [
    ...subscriptionActions(subscription, terms),
  ];

  it('is cancelling before its first day', () => {
    const pending = { status: 'pending', expirationDate: null, hasCode: false } as const;
    expect(acts(pending, { mayResendCode })).toEqual(['cancel-pending-subscription']);
  });

  it('is ending and sending the code again while it runs', () => {
    const active = { status: 'active', expirationDate: null, hasCode: true } as const;
    expect(acts(active, { mayResendCode })).toEqual(['end-subscription', 'resend-discount-code']);
  });

  it.each(['active', 'pending'] as const)('is no end when it has one: %s', (status) => {
    const ending = { status, expirationDate, hasCode: true };
    expect(acts(ending, { mayResendCode })).toEqual(['resend-discount-code']);
    expect(acts(ending, { mayResendCode: false })).toEqual([]);
  });

  it('is no second code while it is owed, and none where that is switched off', () => {
    const active = { status: 'active', expirationDate, hasCode: false } as const;
    expect(acts(active, { mayResendCode })).toEqual([]);
    expect(acts({ ...active, hasCode: true }, { mayResendCode: false })).toEqual([]);
  });

  it.each(ticketStatuses.filter((status) => status !== 'active' && status !== 'pending'))(
    'is nothing when it is %s',
    (status) => {
      expect(acts({ status, expirationDate: null, hasCode: true }, { mayResendCode })).toEqual([]);
    },
  );
});

describe('the discount code', () => {
  it.each([
    ['pending', false, 'on-first-day'],
    ['active', false, 'owed'],
    ['active', true, 'sent'],
    ['expired', true, 'sent'],
    ['expired', false, 'none'],
    ['cancelled', false, 'none'],
  ] as const)('of one that is %s, drawn: %s, is %s', (status, hasCode, state) => {
    expect(codeState({ status, hasCode })).toBe(state);
  });
});
