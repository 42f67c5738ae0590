import { changeDepartment as route } from '@takst/contract/services/free-tickets/ticket/change-department.contract.ts';
import type { Outcome } from '@takst/contract/platform/calls/route.ts';
import { findAgreementTerms } from '#customers/agreements/agreements.public.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { decideDepartmentChange } from '#services/free-tickets/ticket/decide-department-change.ts';
import type { Tickets } from '#ticketing/tickets/tickets.public.ts';
import { freeServices as services } from './free-services.ts';

/** Lets another department have a ticket, as the change of many does (spec 3 §7). */
export const changeDepartment = (changes: ChangePath, tickets: Tickets) =>
  serveChange(route, changes, async (change, call): Promise<Outcome<typeof route>> => {
    const { scope, params, body, today, now } = call;
    const [ticket] = await tickets.lock(change.tx, { scope, services, ids: [params.id], today });
    if (!ticket) return { refused: { code: 'TICKET_NOT_FOUND' } };
    const { agreementNumber: number, timeOfChange: from } = body;
    if (number === ticket.row.agreement_id) return { reply: { id: ticket.row.id } };
    const terms = (await findAgreementTerms(change.tx, scope, [number])).get(number);
    const department = terms && { ...terms, id: number };
    const decision = decideDepartmentChange(ticket, { department, from });
    if ('refused' in decision) return { refused: { code: decision.refused } };
    const moment = { tenant: scope.tenant, now };
    const [newTicket] = await tickets.continue(change, [decision.continued], moment);
    if (!newTicket) throw new Error('a ticket was not continued');
    return { reply: { id: newTicket.id } };
  });
