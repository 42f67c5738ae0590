import { changeTicketAgreement as route } from '@takst/contract/company-tickets/employee/change-ticket-agreement.contract.ts';
import type { Outcome } from '@takst/contract/route.ts';
import {
  continuationFromNextMonth,
  mayContinueFrom,
} from '@takst/domain/tickets/continued-ticket.rules.ts';
import { mayOrderUnder } from '@takst/domain/tickets/order-agreement.rules.ts';
import { ticketServiceAccess } from '@takst/domain/tickets/ticket-service-access.ts';
import { subscriberServiceIds as services } from '@takst/domain/tickets/ticket-service-id.ts';
import { findAgreementTerms } from '#agreements/agreements.public.ts';
import type { ChangePath } from '#changes/change-path.ts';
import { serveChange } from '#changes/serve-change.ts';
import { continueOne } from '#company-tickets/continue-one.ts';
import { productOf, ruledTicket, type Tickets } from '#tickets/tickets.public.ts';

/** Lets another agreement, and so another invoice reference, pay for a ticket from the next 1st. */
export const changeTicketAgreement = (changes: ChangePath, tickets: Tickets) =>
  serveChange(route, changes, async (change, call): Promise<Outcome<typeof route>> => {
    const { scope, params, body, today } = call;
    const [ticket] = await tickets.take(change.tx, { scope, services, ids: [params.id], today });
    if (!ticket) return { refused: { code: 'TICKET_NOT_FOUND' } };
    const { row } = ticket;
    const agreementId = Number(body.agreementName);
    if (agreementId === row.agreement_id) {
      return { reply: { id: row.id, subscriberId: row.holder_id } };
    }
    const terms = (await findAgreementTerms(change.tx, scope, [agreementId])).get(agreementId);
    if (!terms || terms.isDeleted || terms.companyId !== row.company_id) {
      return { refused: { code: 'AGREEMENT_NOT_FOUND' } };
    }
    const continuation = continuationFromNextMonth({ startDate: row.start_date }, today);
    const { newStart: start } = continuation;
    if (!mayContinueFrom(ruledTicket(row, today), start)) {
      return { refused: { code: 'TICKET_NOT_CHANGEABLE' } };
    }
    const { agreementSubtypes } = ticketServiceAccess[row.service];
    if (!mayOrderUnder(agreementSubtypes, terms, { today, start })) {
      return { refused: { code: 'AGREEMENT_NOT_VALID' } };
    }
    const kind = 'change-ticket-agreement' as const;
    const agreement = { id: agreementId, invoiceReference: terms.invoiceReference };
    const continued = { ...continuation, kind, row, agreement, product: productOf(row) };
    return { reply: await continueOne({ change, tickets }, continued, call) };
  });
