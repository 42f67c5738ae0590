import { describe, expect, it } from 'vitest';
import { date } from '#testing/any-date.ts';
import { type ActingTicket, companyTicketActions } from './company-ticket-actions.rules.ts';

const may = (ticket: Partial<ActingTicket>): string[] =>
  [
    ...companyTicketActions({
      status: 'active',
      expirationDate: null,
      hasPickupCode: true,
      downloadedToPhone: false,
      ...ticket,
    }),
  ].toSorted();

const expirationDate = date('2026-04-30');

describe('the buttons of a ticket (spec 2 §4)', () => {
  it('an active ticket with no expiration date may be ended and get other zones', () => {
    expect(may({})).toEqual(['change-zone', 'end-ticket', 'resend-pickup-code']);
  });

  it('an active ticket with an expiration date may not', () => {
    expect(may({ expirationDate })).toEqual(['resend-pickup-code']);
    expect(may({ expirationDate, downloadedToPhone: true })).toEqual([]);
  });

  it('a pending ticket is cancelled at once, and neither ended nor changed', () => {
    expect(may({ status: 'pending' })).toEqual(['cancel-pending-ticket', 'resend-pickup-code']);
    expect(may({ status: 'pending', expirationDate })).toEqual([
      'cancel-pending-ticket',
      'resend-pickup-code',
    ]);
  });

  it('the code is sent again when there is one and the ticket is not downloaded to the phone', () => {
    expect(may({})).toContain('resend-pickup-code');
    expect(may({ hasPickupCode: false })).not.toContain('resend-pickup-code');
    expect(may({ downloadedToPhone: true })).not.toContain('resend-pickup-code');
  });

  it('once downloaded and with no expiry, the button becomes a new ticket', () => {
    expect(may({ downloadedToPhone: true })).toEqual([
      'change-zone',
      'end-ticket',
      'resend-ticket',
    ]);
    expect(may({ status: 'pending', downloadedToPhone: true })).toContain('resend-ticket');
  });

  it.each(['expired', 'cancelled', 'failed', 'anonymised'] as const)(
    'nothing is done with one that is %s',
    (status) => {
      for (const downloadedToPhone of [true, false]) {
        expect(may({ status, downloadedToPhone })).toEqual([]);
      }
    },
  );
});
