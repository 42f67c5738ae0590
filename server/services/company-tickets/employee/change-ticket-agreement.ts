import { changeTicketAgreement as route } from '@takst/contract/services/company-tickets/employee/change-ticket-agreement.contract.ts';
import type { Outcome } from '@takst/contract/platform/calls/route.ts';
import { subscriberServiceIds as services } from '@takst/domain/platform/access/ticket-service-id.ts';
import { findAgreementTerms } from '#customers/agreements/agreements.public.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { continueOne } from '#services/company-tickets/employee/continue-one.ts';
import { decideAgreementChange } from '#services/company-tickets/employee/decide-continuation.ts';
import { ofPerson, type Tickets } from '#ticketing/tickets/tickets.public.ts';

/** Lets another agreement, and so another invoice reference, pay for a ticket from the next 1st. */
export const changeTicketAgreement = (changes: ChangePath, tickets: Tickets) =>
  serveChange(route, changes, async (change, call): Promise<Outcome<typeof route>> => {
    const { scope, params, body, today } = call;
    const [ticket] = await tickets.lock(change.tx, { scope, services, ids: [params.id], today });
    if (!ticket) return { refused: { code: 'TICKET_NOT_FOUND' } };
    const { row } = ticket;
    const agreementId = Number(body.agreementName);
    if (agreementId === row.agreement_id) {
      return { reply: { id: row.id, subscriberId: ofPerson(row).holder_id } };
    }
    const terms = (await findAgreementTerms(change.tx, scope, [agreementId])).get(agreementId);
    const decision = decideAgreementChange(ticket, terms && { ...terms, id: agreementId });
    if ('refused' in decision) return { refused: { code: decision.refused } };
    return { reply: await continueOne({ change, tickets }, decision.continued, call) };
  });
