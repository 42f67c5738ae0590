import { schoolTicketActions } from '@takst/domain/services/school-tickets/allowed-actions.rules.ts';
import { describe, expect, it } from 'vitest';
import { schoolButtonsOf } from './school-buttons.ts';

describe('the buttons of a ticket', () => {
  const own = { mayUndoEnd: false, travelCardState: null, feeOwed: null, replacement: null };

  it('are there when the server allows what they do, and only then', () => {
    const of = (allowedActions: readonly (typeof schoolTicketActions)[number][]) =>
      schoolButtonsOf({ ...own, allowedActions: [...allowedActions] });
    expect(of([])).toEqual([]);
    expect(of(schoolTicketActions)).toEqual([
      'edit-ticket',
      'change-zone',
      'resend-pickup-code',
      'resend-ticket',
      'replace-card',
      'temporary-ticket',
      'end-ticket',
      'cancel-pending-ticket',
    ]);
    expect(schoolTicketActions.map((action) => of([action]).join() || null)).toEqual([
      'cancel-pending-ticket',
      'change-zone',
      'resend-ticket',
      'resend-pickup-code',
      'edit-ticket',
      'edit-ticket',
      'edit-ticket',
      'end-ticket',
      'edit-ticket',
      null,
      'replace-card',
      'temporary-ticket',
    ]);
  });

  it('stand in the order of the bar, whatever allows them', () => {
    const temporaryTicket = {
      phoneCountryCode: null,
      phone: null,
      issuedAt: Temporal.Instant.from('2026-03-04T10:00:00Z'),
      validThrough: Temporal.PlainDate.from('2026-03-18'),
    };
    const onPaper = (kind: 'sms' | 'paper', actions: (typeof schoolTicketActions)[number][]) =>
      schoolButtonsOf({
        allowedActions: actions,
        mayUndoEnd: true,
        travelCardState: 'REQUESTED',
        feeOwed: 50,
        replacement: {
          paidBy: 'pupil',
          fee: 50,
          bridgedThrough: temporaryTicket.validThrough,
          temporaryTicket: { ...temporaryTicket, kind },
        },
      });
    const always = ['collect-fee', 'show-cards', 'undo-end'];
    expect(onPaper('paper', ['ISSUE_TEMPORARY_TICKET', 'UPDATE_EXPIRY'])).toEqual([
      'temporary-ticket',
      'print-paper',
      ...always,
      'end-ticket',
    ]);
    expect(onPaper('sms', ['ISSUE_TEMPORARY_TICKET'])).toEqual(['temporary-ticket', ...always]);
    // The card is there: the paper counts no more.
    expect(onPaper('paper', [])).toEqual(always);
  });
});
