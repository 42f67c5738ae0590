import type { AgreementSubtype } from '#platform/tenants/agreement-subtype.ts';
import { mayOrderUnder } from '#ticketing/tickets/order-agreement.rules.ts';
import { mayReopenOnSamePhone } from '#ticketing/tickets/end-correction.rules.ts';
import type { RuledTicket, TicketRules } from '#ticketing/tickets/ticket-rules.ts';
import {
  type CompanyTicketAction,
  companyTicketActionsOf,
} from './company-ticket-actions.rules.ts';
import { type DateTerms, isEndDateOffered } from './date-choices.rules.ts';

/** The agreement of a ticket, and which dates its company may choose. */
export type TicketTerms = Omit<DateTerms, 'today'> & {
  readonly arbitraryDates: boolean;
  readonly subtype: string;
  readonly endDate: Temporal.PlainDate | null;
  readonly awaitsSignature: boolean;
  readonly isDeleted: boolean;
};

type RulesInput = {
  readonly today: Temporal.PlainDate;
  /** Customer support acts. */
  readonly isSupport: boolean;
  /** The agreements under which the service issues tickets. */
  readonly subtypes: readonly AgreementSubtype[];
  readonly termsOf: (agreementId: number) => TicketTerms;
};

export type ContinuationRefusal =
  | 'TICKET_NOT_CHANGEABLE'
  | 'AGREEMENT_NOT_VALID'
  | 'END_DATE_NOT_OFFERED';

/** With the actions and refusals that company tickets and housing have beside those of every service. */
export type CompanyTicketRules = Omit<TicketRules, 'actions'> & {
  readonly actions: (ticket: RuledTicket) => ReadonlySet<CompanyTicketAction>;
  /** Whether another ticket may continue this one from a day on. */
  readonly refuseContinuation: (
    ticket: RuledTicket,
    newStart: Temporal.PlainDate,
  ) => ContinuationRefusal | null;
};

/** The rules of tickets that run until somebody ends them: of company tickets and of housing. */
export function companyTicketRules({
  today,
  isSupport,
  subtypes,
  termsOf,
}: RulesInput): CompanyTicketRules {
  const actions = (ticket: RuledTicket) => companyTicketActionsOf(ticket, { today, isSupport });
  const isOffered = ({ agreementId }: RuledTicket, lastDay: Temporal.PlainDate) =>
    isEndDateOffered(lastDay, { ...termsOf(agreementId), today });
  // One that begins before the ticket itself would travel on days that belong to the ticket before.
  const isContinuationOffered = (ticket: RuledTicket, newStart: Temporal.PlainDate) =>
    Temporal.PlainDate.compare(newStart, ticket.startDate) >= 0 &&
    isOffered(ticket, newStart.subtract({ days: 1 }));
  return {
    actions,
    refuseEnd(ticket, lastDay) {
      if (!actions(ticket).has('end-ticket')) return 'TICKET_NOT_ENDABLE';
      return isOffered(ticket, lastDay) ? null : 'END_DATE_NOT_OFFERED';
    },
    endByRule: () => null,
    mayReopen: (previous) => mayReopenOnSamePhone(previous, today),
    refuseContinuation(ticket, newStart) {
      if (!actions(ticket).has('change-zone')) return 'TICKET_NOT_CHANGEABLE';
      const terms = termsOf(ticket.agreementId);
      if (terms.isDeleted || !mayOrderUnder(subtypes, terms, { today, start: newStart })) {
        return 'AGREEMENT_NOT_VALID';
      }
      return isContinuationOffered(ticket, newStart) ? null : 'END_DATE_NOT_OFFERED';
    },
  };
}
