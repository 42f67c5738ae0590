import { describe, expect, it } from 'vitest';
import { type CandidateTicket, ticketToChange } from './change-many-tickets.rules.ts';

const active: CandidateTicket = {
  id: 1,
  status: 'active',
  expirationDate: null,
  hasPickupCode: true,
  isDownloaded: false,
};
const ended = { ...active, id: 2, expirationDate: Temporal.PlainDate.from('2026-03-31') };
const pending = { ...active, id: 3, status: 'pending' as const };
const expired = { ...ended, id: 4, status: 'expired' as const };
const downloaded = { ...active, id: 5, isDownloaded: true };
const withoutCode = { ...active, id: 6, hasPickupCode: false };

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
