import { describe, expect, it } from 'vitest';
import { ticketToChange } from './change-many-tickets.rules.ts';
import type { ActingTicket } from '#tickets/ticket-actions.rules.ts';

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
    ['none that has an end already', [ended, pending], { fault: 'END_ALREADY_SET' }],
    ['none that has not begun or is over', [pending, expired], { fault: 'NO_ACTIVE_TICKET' }],
    ['none of a person without tickets', [], { fault: 'NO_ACTIVE_TICKET' }],
  ])('changes %s', (_, tickets, expected) => {
    expect(ticketToChange('end', tickets)).toEqual(expected);
  });
});

describe('sending many codes again (spec 2 §4)', () => {
  it.each([
    ['the one whose code waits to be used', [downloaded, pending], { ticket: pending }],
    ['none that is on the phone already', [downloaded], { fault: 'ALREADY_DOWNLOADED' }],
    ['none without a code', [withoutCode], { fault: 'NO_PICKUP_CODE' }],
    ['none that is over', [expired], { fault: 'NO_ACTIVE_TICKET' }],
  ])('changes %s', (_, tickets, expected) => {
    expect(ticketToChange('resend-pickup-code', tickets)).toEqual(expected);
  });
});
