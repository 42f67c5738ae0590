import { endCompanyTicket as route } from '@takst/contract/company-tickets/employee/end-company-ticket.contract.ts';
import type { Outcome } from '@takst/contract/route.ts';
import { isEndDateOffered } from '@takst/domain/company-tickets/date-choices.rules.ts';
import { findDateSettings } from '#agreements/agreements.public.ts';
import type { Change, ChangePath } from '#changes/change-path.ts';
import {
  ticketStore,
  notifyHolderOfEnd,
  lockTicket,
  type TicketRequest,
} from '#tickets/tickets.public.ts';
import { dateTerms } from '#company-tickets/date-terms.ts';
import { serveChange } from '#changes/serve-change.ts';

export const endCompanyTicket = (changes: ChangePath) =>
  serveChange(route, changes, (change, { params, ...call }) =>
    endTicket(change, { ...call, ticketId: params.id, expiryDate: params.isoDate }),
  );

/**
 * Gives an active ticket its last day, one of the end choices (domain: End choices). Takes a running
 * change, so that changes for many can use it too.
 */
export async function endTicket(
  change: Change,
  request: TicketRequest & { expiryDate: Temporal.PlainDate },
): Promise<Outcome<typeof route>> {
  const ticket = await lockTicket(change.tx, request);
  if (!ticket) return { refused: { code: 'TICKET_NOT_FOUND' } };
  if (!ticket.actions.has('end-company-ticket')) return { refused: { code: 'TICKET_NOT_ENDABLE' } };
  const { row } = ticket;
  const settings = await findDateSettings(change.tx, request.scope, row.company_id);
  if (!isEndDateOffered(request.expiryDate, dateTerms(request, settings))) {
    return { refused: { code: 'END_DATE_NOT_OFFERED' } };
  }
  await ticketStore(change.tx, request.scope).setExpiry(row.id, request.expiryDate);
  await change.record({
    companyId: row.company_id,
    kind: 'end-company-ticket',
    subject: { type: 'company-ticket', id: row.id },
    about: { holderId: row.subscriber_id, ticketId: row.id },
    before: { expirationDate: null },
    after: { expirationDate: request.expiryDate },
  });
  await notifyHolderOfEnd(change, { tenant: request.scope.tenant, row }, request.expiryDate);
  return { reply: { id: row.id } };
}
