import { expect, it } from 'vitest';
import { endedOn, isHandedOut, previousTicket, ruledTicket } from './ticket-facts.ts';
import type { TicketRow } from './ticket.query.ts';

const at = Temporal.Instant.from;
const day = Temporal.PlainDate.from;

it('an end was set on the day that it was in Norway', () => {
  expect(endedOn({ ended_at: null })).toBeNull();
  expect(endedOn({ ended_at: at('2026-03-06T22:59:59Z') })).toEqual(day('2026-03-06'));
  expect(endedOn({ ended_at: at('2026-03-06T23:00:00Z') })).toEqual(day('2026-03-07'));
});

it('a ticket was handed out once an app has it, or its page has shown it', () => {
  const none = { downloaded_at: null, shown_at: null };
  const moment = at('2026-03-06T09:00:00Z');
  expect(isHandedOut(none)).toBe(false);
  expect(isHandedOut({ ...none, downloaded_at: moment })).toBe(true);
  expect(isHandedOut({ ...none, shown_at: moment })).toBe(true);
});

it('the rules look at what a ticket is, not at whether its page has shown it', () => {
  const row: Partial<TicketRow> = {
    start_date: day('2026-03-01'),
    expiration_date: day('2026-03-31'),
    pending_through: null,
    cancelled_at: null,
    failed_at: null,
    anonymised_at: null,
    pickup_code: 'ABCD2345',
    downloaded_at: null,
    shown_at: at('2026-03-02T09:00:00Z'),
    agreement_id: 7,
    medium: 'card',
    card_id: 9,
    ended_at: at('2026-03-05T23:30:00Z'),
    is_continued: true,
  };
  const today = day('2026-03-31');
  const ruled = {
    status: 'active',
    expirationDate: day('2026-03-31'),
    hasPickupCode: true,
    downloadedToPhone: false,
    agreementId: 7,
    medium: 'card',
    cardId: 9,
    startDate: day('2026-03-01'),
    endedOn: day('2026-03-06'),
    isContinued: true,
  };
  expect(ruledTicket(row as TicketRow, today)).toEqual(ruled);
  const redeemed = { ...row, downloaded_at: at('2026-03-02T09:00:00Z'), pickup_code: null };
  expect(ruledTicket(redeemed as TicketRow, today.add({ days: 1 }))).toEqual({
    ...ruled,
    status: 'expired',
    hasPickupCode: false,
    downloadedToPhone: true,
  });
});

it('the ticket before is one that has an end', () => {
  const row = {
    previous_id: 7,
    previous_end: day('2026-03-31'),
    previous_card_id: 9,
    is_on_previous_medium: true,
  };
  const before = { id: 7, lastDay: day('2026-03-31'), cardId: 9, isOnSameMedium: true };
  expect(previousTicket(row)).toEqual(before);
  expect(previousTicket({ ...row, previous_id: null })).toBeNull();
  expect(previousTicket({ ...row, previous_end: null })).toBeNull();
});
