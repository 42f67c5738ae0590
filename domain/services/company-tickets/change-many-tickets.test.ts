import { describe, expect, it } from 'vitest';
import { ticketToChange, ticketToContinue } from './change-many-tickets.rules.ts';
import type { ActingTicket } from './company-ticket-actions.rules.ts';

const active: ActingTicket = {
  status: 'active',
  expirationDate: null,
  hasPickupCode: true,
  downloadedToPhone: false,
};
const ended = { ...active, expirationDate: Temporal.PlainDate.from('2026-03-31') };
const pending = { ...active, status: 'pending' as const };
const expired = { ...ended, status: 'expired' as const };
const downloaded = { ...active, downloadedToPhone: true };
const withoutCode = { ...active, hasPickupCode: false };

describe('ending many tickets (spec 2 §4)', () => {
  it.each([
    ['the active one without an end', [pending, active, expired], { ticket: active }],
    ['none that has an end already', [pending, ended], { fault: 'END_ALREADY_SET' }],
    ['none that has not begun or is over', [pending, expired], { fault: 'NO_ACTIVE_TICKET' }],
    ['none of a person without tickets', [], { fault: 'NO_ACTIVE_TICKET' }],
  ])('changes %s', (_, tickets, expected) => {
    expect(ticketToChange('end', tickets)).toEqual(expected);
  });
});

describe('sending many codes again (spec 2 §4)', () => {
  it.each([
    ['the one whose code waits to be used', [downloaded, pending], { ticket: pending }],
    [
      'none that is on the phone already',
      [withoutCode, downloaded],
      { fault: 'ALREADY_DOWNLOADED' },
    ],
    [
      'none without a code, whatever is over',
      [{ ...expired, downloadedToPhone: true }, withoutCode],
      { fault: 'NO_PICKUP_CODE' },
    ],
    ['none that is over', [expired], { fault: 'NO_ACTIVE_TICKET' }],
  ])('changes %s', (_, tickets, expected) => {
    expect(ticketToChange('resend-pickup-code', tickets)).toEqual(expected);
  });
});

describe('other zones for many (spec 2 §4)', () => {
  it.each([
    ['the active one without an end', [pending, active], { ticket: active }],
    ['none that has an end already', [ended], { fault: 'END_ALREADY_SET' }],
    ['none that has not begun', [pending], { fault: 'NO_ACTIVE_TICKET' }],
  ])('change %s', (_, tickets, expected) => {
    expect(ticketToChange('change-zone', tickets)).toEqual(expected);
  });
});

describe('another invoice reference for many', () => {
  const today = Temporal.PlainDate.from('2026-03-06');
  const ruled = (ticket: ActingTicket, isContinued = false) => ({
    ...ticket,
    isContinued,
    endedOn: null,
    agreementId: 1,
    medium: 'phone' as const,
    cardId: null,
    startDate: Temporal.PlainDate.from('2026-03-01'),
  });
  const untilMay = ruled({ ...active, expirationDate: Temporal.PlainDate.from('2026-05-31') });

  it.each([
    ['the active one', [ruled(active)], { ticket: ruled(active) }],
    ['the one that has not begun', [ruled(pending)], { ticket: ruled(pending) }],
    ['one that ends after the next 1st', [untilMay], { ticket: untilMay }],
    ['none that is over before the next 1st', [ruled(ended)], { fault: 'TICKET_NOT_CHANGEABLE' }],
    [
      'none that another goes on from, whatever is over',
      [ruled(expired), ruled(active, true)],
      { fault: 'TICKET_NOT_CHANGEABLE' },
    ],
    ['none that is over', [ruled(expired)], { fault: 'NO_ACTIVE_TICKET' }],
    ['none of a person without tickets', [], { fault: 'NO_ACTIVE_TICKET' }],
  ])('is for %s', (_, tickets, expected) => {
    expect(ticketToContinue(tickets, today)).toEqual(expected);
  });
});
