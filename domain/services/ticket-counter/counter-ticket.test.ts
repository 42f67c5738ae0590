import { describe, expect, it } from 'vitest';
import type { RuledTicket } from '#ticketing/tickets/ticket-rules.ts';
import { date } from '#testing/any-date.ts';
import { counterTicketRules } from './counter-ticket.rules.ts';

const code: RuledTicket = {
  agreementId: 1,
  medium: 'phone',
  cardId: null,
  status: 'pending',
  startDate: date('2026-03-06'),
  expirationDate: date('2026-06-04'),
  endedOn: null,
  isContinued: false,
  hasPickupCode: true,
  downloadedToPhone: false,
};
const everyAction = [
  'cancel-pending-ticket',
  'end-ticket',
  'undo-end',
  'resend-pickup-code',
] as const;

describe('a ticket of the counter', () => {
  it.each<[string, Partial<RuledTicket>, readonly string[]]>([
    ['whose code waits', {}, ['resend-pickup-code']],
    ['whose code was fetched', { downloadedToPhone: true }, []],
    ['that has no code', { hasPickupCode: false }, []],
    ['that is in use', { status: 'active' }, []],
    ['that is over', { status: 'expired' }, []],
  ])('%s: what may be done with it is %j', (_, changed, expected) => {
    const actions = counterTicketRules.actions({ ...code, ...changed });
    expect(everyAction.filter((action) => actions.has(action))).toEqual(expected);
  });

  it('ends by itself, and is never opened again', () => {
    const lastDay = date('2026-06-04');
    expect(counterTicketRules.refuseEnd(code, lastDay)).toBe('TICKET_NOT_ENDABLE');
    expect(counterTicketRules.endByRule(1)).toBeNull();
    const previous = { id: 1, lastDay, cardId: null, isOnSameMedium: true };
    expect(counterTicketRules.mayReopen(previous)).toBe(false);
  });
});
