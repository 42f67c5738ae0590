import {
  type CompanyTicketRules,
  companyTicketRules,
} from '@takst/domain/services/company-tickets/company-ticket.rules.ts';
import { ticketServiceAccess } from '@takst/domain/platform/access/ticket-service-access.ts';
import { ordinaryRetention } from '@takst/domain/ticketing/tickets/ticket-retention.rules.ts';
import type { SubscriberServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';
import { findAgreementTerms } from '#customers/agreements/agreements.public.ts';
import {
  type TicketName,
  type TicketService,
  ticketSms,
  ticketUses,
} from '#ticketing/tickets/tickets.public.ts';
import { billableOf } from './billing/billable.query.ts';
import { isSupport, mayPickAnyDate } from './order/date-terms.ts';

declare module '#ticketing/tickets/ticket/ticket-service.ts' {
  interface RulesByService {
    'company-tickets': CompanyTicketRules;
    housing: CompanyTicketRules;
  }
}

/**
 * A service whose tickets are for the people of a company and run until somebody ends them. What differs
 * is under which agreements, with which feature, and what the ticket is called.
 */
export const subscriberTicketService = <Id extends SubscriberServiceId>(
  id: Id,
  name: TicketName,
): TicketService<Id> => ({
  id,
  async loadRules(tx, { scope, today, tickets }) {
    const ids = tickets.map((ticket) => ticket.agreement_id);
    const terms = await findAgreementTerms(tx, scope, ids);
    return companyTicketRules({
      today,
      isSupport: isSupport(scope),
      subtypes: ticketServiceAccess[id].agreementSubtypes,
      termsOf(agreementId) {
        const agreementTerms = terms.get(agreementId);
        if (!agreementTerms)
          throw new Error(`agreement ${agreementId} of a ticket is out of reach`);
        return {
          ...agreementTerms,
          arbitraryDates: mayPickAnyDate(scope, agreementTerms),
        };
      },
    });
  },
  /** These tickets have no end by rule. */
  sms: (event) => (event.kind === 'ends-by-rule' ? null : ticketSms(event, name)),
  uses: ticketUses(id),
  bills: 'months',
  billable: billableOf(id),
  retention: ordinaryRetention,
  /** The service's own tables name nobody. */
  erase: async () => undefined,
});

export const companyTicketService = subscriberTicketService('company-tickets', {
  indefinite: 'bedriftsbillett',
  definite: 'bedriftsbilletten',
});
