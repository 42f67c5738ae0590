import type { RetentionName } from '@takst/domain/platform/retention/retention-periods.ts';
import type { erasers } from './areas/erasers.ts';

/** How what a column holds about a person comes to its end. */
type End =
  /** With the ticket, the subscription or the holder, or by the eraser of an area or of a ticket service. */
  | {
      readonly erasedBy: keyof typeof erasers | 'tickets' | 'subscriptions' | 'holders' | 'service';
    }
  /** When a time is over (`server/app/retention`). */
  | { readonly period: RetentionName }
  /** It stays. */
  | { readonly kept: string };

type PersonalColumns = {
  readonly table: string;
  readonly columns: readonly string[];
  readonly end: End;
};

const idAlone = 'the id of a row that says nothing about a person once it is anonymised';

/** Every column that points at a person or a ticket, or by its name says something about one. */
export const personalColumnEnds: readonly PersonalColumns[] = [
  // People with tickets.
  {
    table: 'holders.holder',
    columns: ['first_name', 'last_name', 'card_name', 'employee_id', 'phone', 'birth_date'],
    end: { erasedBy: 'holders' },
  },
  {
    table: 'holders.holder',
    columns: ['class_name', 'cost_centre_id', 'note', 'phone_country_code'],
    end: { erasedBy: 'holders' },
  },
  {
    table: 'tickets.ticket',
    columns: ['holder_id', 'holder_slot', 'medium_slot'],
    end: { erasedBy: 'tickets' },
  },
  {
    table: 'subscriptions.subscription',
    columns: ['holder_id', 'person_slot'],
    end: { erasedBy: 'subscriptions' },
  },
  {
    table: 'subscribers.subscriber',
    columns: ['holder_id'],
    end: { kept: 'the row of a holder, which is emptied; its slot goes' },
  },
  { table: 'subscribers.subscriber', columns: ['person_slot'], end: { erasedBy: 'subscribers' } },
  {
    table: 'subscribers.never_leaver',
    columns: ['holder_id', 'reason'],
    end: { erasedBy: 'subscribers' },
  },
  { table: 'housing.residence', columns: ['holder_id'], end: { erasedBy: 'housing' } },
  { table: 'housing.ended_by_move_out', columns: ['entry_id'], end: { erasedBy: 'housing' } },
  { table: 'changes.about', columns: ['holder_id', 'ticket_id'], end: { erasedBy: 'record' } },
  { table: 'changes.change', columns: ['subject_id'], end: { kept: idAlone } },
  { table: 'batches.row', columns: ['subject_id'], end: { erasedBy: 'batches' } },
  { table: 'travel_cards.card', columns: ['made_for'], end: { erasedBy: 'travelCards' } },
  {
    table: 'travel_cards.card',
    columns: ['reason'],
    end: { kept: 'one of a few codes, by which the fee is charged' },
  },
  {
    table: 'self_service.ticket_request',
    columns: ['holder_id', 'first_name', 'last_name', 'employee_id', 'phone'],
    end: { erasedBy: 'requests' },
  },
  { table: 'self_service.ticket_request', columns: ['ticket_id'], end: { kept: idAlone } },
  { table: 'self_service.form_order', columns: ['ticket_id'], end: { period: 'formOrder' } },
  { table: 'self_service.phone_proof', columns: ['phone'], end: { period: 'phoneProof' } },
  // Invoices and books.
  {
    table: 'invoices.line_holder',
    columns: ['holder_id', 'first_name', 'last_name', 'employee_id', 'phone'],
    end: { erasedBy: 'invoices' },
  },
  {
    table: 'invoices.unbilled_entry',
    columns: ['holder_id'],
    end: { kept: 'until the months of the ticket are closed: who is charged once for two tickets' },
  },
  { table: 'invoices.bank_payment', columns: ['note', 'reason'], end: { period: 'setAsidePayer' } },
  { table: 'invoices.settlement_note', columns: ['note'], end: { period: 'settlementNote' } },
  { table: 'operator_desk.proposal', columns: ['reason'], end: { period: 'accounts' } },
  // Free tickets.
  {
    table: 'free_tickets.book_holder',
    columns: ['first_name', 'last_name', 'phone'],
    end: { erasedBy: 'service' },
  },
  {
    table: 'free_tickets.book_holder',
    columns: ['employee_id'],
    end: { period: 'taxedEmployeeNumber' },
  },
  {
    table: 'free_tickets.unbooked_number',
    columns: ['employee_id', 'ticket_id'],
    end: { period: 'taxedEmployeeNumber' },
  },
  {
    table: 'free_tickets.payroll_file_line',
    columns: ['employee_id'],
    end: { period: 'taxedEmployeeNumber' },
  },
  { table: 'free_tickets.book_holder', columns: ['ticket_id'], end: { kept: idAlone } },
  { table: 'free_tickets.book_line', columns: ['ticket_id'], end: { kept: idAlone } },
  { table: 'free_tickets.ticket_detail', columns: ['ticket_id'], end: { kept: idAlone } },
  { table: 'free_tickets.entitlement', columns: ['holder_slot'], end: { erasedBy: 'holders' } },
  { table: 'free_tickets.tax_notice', columns: ['ticket_id'], end: { period: 'taxNotice' } },
  // School tickets and the ticket counter.
  { table: 'school_tickets.temporary_ticket', columns: ['phone'], end: { erasedBy: 'service' } },
  { table: 'school_tickets.replacement', columns: ['ticket_id'], end: { kept: idAlone } },
  { table: 'ticket_counter.delivery', columns: ['phone'], end: { erasedBy: 'service' } },
  { table: 'ticket_counter.delivery', columns: ['ticket_id'], end: { kept: idAlone } },
  { table: 'ticket_counter.covered_person', columns: ['phone'], end: { period: 'coveredPerson' } },
  { table: 'ticket_counter.order', columns: ['covered_person_id'], end: { kept: idAlone } },
  { table: 'vouchers.offer', columns: ['phone'], end: { period: 'voucherOffer' } },
  // Users, and companies that want to be customers.
  {
    table: 'users.user',
    columns: ['email', 'first_name', 'last_name', 'phone'],
    end: { kept: 'the record of changes names users as long as it is kept' },
  },
  {
    table: 'embedded_provider.account',
    columns: ['email'],
    end: { kept: 'the logins of the demo world alone' },
  },
  {
    table: 'companies.company',
    columns: ['signee_email'],
    end: { kept: 'who signed for a company, as long as it is a customer' },
  },
  {
    table: 'onboarding.access_request',
    columns: ['email', 'first_name', 'last_name', 'phone', 'reason'],
    end: { period: 'accessRequestAnswered' },
  },
  {
    table: 'onboarding.onboarding',
    columns: ['email', 'end_reason', 'person_birth_date', 'phone', 'support_reason'],
    end: { period: 'onboarding' },
  },
  { table: 'onboarding.signature', columns: ['birth_date', 'email'], end: { period: 'contract' } },
  {
    table: 'privacy.request',
    columns: ['reason'],
    end: { kept: 'one of a few codes, for a request that names nobody' },
  },
  { table: 'messages.undelivered', columns: ['reason'], end: { period: 'undeliveredMessage' } },
];
