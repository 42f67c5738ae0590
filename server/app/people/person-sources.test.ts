import { describe, expect, it } from 'vitest';
import { personSources } from '../areas/person-sources.ts';
import { personalColumnEnds } from '../test-personal-columns.ts';

/** Personal columns that no area tells of when a person asks, with the reason. */
const untold: Readonly<Record<string, string>> = {
  'subscribers.subscriber.holder_id': 'told by the holder',
  'housing.ended_by_move_out.entry_id': 'the ticket is told',
  'changes.change.subject_id': 'the change is told',
  'travel_cards.card.reason': 'one of a few codes, by which a fee is charged',
  'self_service.ticket_request.ticket_id': 'the ticket is told',
  'self_service.form_order.ticket_id': 'the ticket is told; gone after 48 hours',
  'invoices.unbilled_entry.holder_id': 'the ticket is told',
  'invoices.bank_payment.note': 'of payments by customers, without a phone',
  'invoices.bank_payment.reason': 'of payments by customers, without a phone',
  'invoices.settlement_note.note': 'of payments to customers, without a phone',
  'free_tickets.unbooked_number.ticket_id': 'the ticket is told',
  'free_tickets.book_holder.ticket_id': 'the ticket is told',
  'free_tickets.book_line.ticket_id': 'the ticket is told',
  'free_tickets.ticket_detail.ticket_id': 'the ticket is told',
  'free_tickets.entitlement.holder_slot': 'the ticket is told',
  'free_tickets.tax_notice.ticket_id': 'the ticket is told',
  'school_tickets.replacement.ticket_id': 'the ticket is told',
  'ticket_counter.delivery.ticket_id': 'the delivery is told',
  'ticket_counter.order.covered_person_id': 'the covered person is told',
  'embedded_provider.account.email': 'the logins of the demo world alone',
  'companies.invoice_recipient.email': 'where the invoices of a customer go, without a phone',
  'companies.company.signee_email': 'who signed for a customer, without a phone',
  'onboarding.onboarding.end_reason': 'one of a few codes',
  'onboarding.onboarding.support_reason': 'one of a few codes',
  'onboarding.signature.birth_date': 'who signed for a customer, without a phone',
  'onboarding.signature.email': 'who signed for a customer, without a phone',
  'operator_desk.proposal.reason': 'why prices are to change, about no person',
  'privacy.request.reason': 'one of a few codes; it says nothing about the person',
};

const columns = personalColumnEnds.flatMap(({ table, columns: ofTable }) =>
  ofTable.map((column) => `${table}.${column}`),
);
const told = new Set(personSources.flatMap((source) => source.columns));

describe('what a person is told of', () => {
  it('is every personal column, save those with a reason', () => {
    const silent = columns.filter((column) => !told.has(column));
    const reasons = Object.keys(untold).filter((column) => !told.has(column));
    expect(silent.toSorted()).toEqual(reasons.toSorted());
  });

  it('names no column that there is not', () => {
    expect([...told].filter((column) => !columns.includes(column))).toEqual([]);
  });
});
