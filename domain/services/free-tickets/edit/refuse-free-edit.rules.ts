import { doDaysOverlap, type HeldTicket } from '#ticketing/tickets/held-ticket.rules.ts';
import { mayOrderUnder } from '#ticketing/tickets/order-agreement.rules.ts';
import { ticketServiceAccess } from '#platform/access/ticket-service-access.ts';
import { refuseChildPastAge } from '#services/free-tickets/child-end.rules.ts';
import type { FreeAgreement } from '#services/free-tickets/decide-free-order.rules.ts';
import { editFaults, type LimitedField } from '#services/free-tickets/edit-limits.rules.ts';
import type { FreeSaleRefusal } from '#services/free-tickets/free-price.rules.ts';
import { refuseFreeProfile } from '#services/free-tickets/free-profile.rules.ts';
import {
  type EditableFields,
  isOtherPhone,
  type NewTicketReason,
} from '#services/free-tickets/new-ticket-because-of.rules.ts';
import type {
  FreeEditFacts,
  FreeEditRefusal,
  FreeEditRefusalCode,
  SoldProduct,
} from './free-edit.ts';
import { isTimeOfChange, type TimesOfChange } from './time-of-change.rules.ts';

/** An edit as it would be done. */
export type ConsideredEdit = {
  readonly edited: EditableFields;
  readonly reasons: readonly NewTicketReason[];
  readonly agreement: FreeAgreement;
  readonly startDate: Temporal.PlainDate;
  readonly expirationDate: Temporal.PlainDate | null;
  readonly times: TimesOfChange;
  readonly sold: SoldProduct | FreeSaleRefusal;
  readonly needsNewCard: boolean;
};

/** All that stands in the way of an edit, in the order in which it is told; what does not change does not. */
export function refuseFreeEdit(
  considered: ConsideredEdit,
  facts: FreeEditFacts,
): readonly FreeEditRefusal[] {
  const { edited, sold } = considered;
  return [
    ...codes(
      refuseAgreement(considered, facts),
      refuseTime(considered, facts),
      ...editFaults(facts.ticket, edited).map(({ field }) => codeOfText[field]),
      isBornTooLate(edited, facts) ? 'BIRTH_DATE_TOO_RECENT' : null,
    ),
    ...refuseProfile(considered, facts),
    ...codes(
      typeof sold === 'string' ? sold : null,
      refuseMedium(considered, facts),
      isHeld(facts.heldByHolder, considered) ? 'CONFLICTING_TICKET' : null,
      isHeld(facts.heldOnMedium, considered) ? 'TICKET_ALREADY_EXISTS' : null,
    ),
  ];
}

const codes = (...refused: readonly (FreeEditRefusalCode | null)[]): FreeEditRefusal[] =>
  refused.filter((code) => code !== null).map((code) => ({ code }));

const codeOfText: Record<LimitedField, FreeEditRefusalCode> = {
  firstName: 'INVALID_FIRST_NAME',
  lastName: 'INVALID_LAST_NAME',
  employeeId: 'INVALID_EMPLOYEE_ID',
};

/** Only another department is asked whether it may be ordered under: a ticket lasts longer than its own. */
function refuseAgreement(
  { agreement, edited, startDate }: ConsideredEdit,
  { ticket, today }: FreeEditFacts,
): FreeEditRefusalCode | null {
  if (edited.agreementId === ticket.agreementId) return null;
  if (agreement.isDeleted) return 'AGREEMENT_NOT_FOUND';
  const { agreementSubtypes } = ticketServiceAccess['free-tickets'];
  return mayOrderUnder(agreementSubtypes, agreement, { today, start: startDate })
    ? null
    : 'AGREEMENT_NOT_VALID';
}

function refuseTime(
  { reasons, startDate, times }: ConsideredEdit,
  { rules, ticket }: FreeEditFacts,
): FreeEditRefusalCode | null {
  if (reasons.length === 0) return null;
  const isOffered =
    isTimeOfChange(startDate, times) && rules.refuseContinuation(ticket.ruled, startDate) === null;
  return isOffered ? null : 'TIME_OF_CHANGE_NOT_OFFERED';
}

const isBornTooLate = (
  { birthDate }: EditableFields,
  { ticket, today }: Pick<FreeEditFacts, 'ticket' | 'today'>,
): boolean =>
  !birthDate.equals(ticket.birthDate) && Temporal.PlainDate.compare(birthDate, today) >= 0;

/** A ticket that stays what it is keeps a profile that age would forbid by now. */
function refuseProfile(
  { edited, startDate, reasons }: ConsideredEdit,
  facts: FreeEditFacts,
): FreeEditRefusal[] {
  const { tenant, ticket, childEnd } = facts;
  const isAsked =
    reasons.length > 0 ||
    edited.profileId !== ticket.profileId ||
    edited.holderType !== ticket.holderType ||
    !edited.birthDate.equals(ticket.birthDate);
  if (!isAsked || isBornTooLate(edited, facts)) return [];
  const pastAge = refuseChildPastAge({ ...edited, startDate }, childEnd);
  const holder = { ...edited, tenant, on: startDate };
  const isRefused = pastAge !== null || refuseFreeProfile(edited.profileId, holder) !== null;
  return isRefused ? [{ code: 'PROFILE_MISMATCH', pastAge }] : [];
}

function refuseMedium(
  { edited, needsNewCard, agreement }: ConsideredEdit,
  { ticket, isMobile }: FreeEditFacts,
): FreeEditRefusalCode | null {
  const { medium, phone } = edited;
  if (medium === 'card' && ticket.medium === 'phone') return 'MEDIUM_NOT_OFFERED';
  if (needsNewCard && !agreement.hasPostAddress) return 'TRAVEL_CARD_NO_COMPANY_POST_ADDRESS';
  const isNew = medium !== ticket.medium || isOtherPhone(ticket, edited);
  if (phone === null || !isNew || isMobile({ kind: 'phone', ...phone })) return null;
  return 'MOBILE_TICKET_INVALID_PHONE';
}

const isHeld = (heldTickets: readonly HeldTicket[], days: HeldTicket): boolean =>
  heldTickets.some((other) => doDaysOverlap(other, days));
