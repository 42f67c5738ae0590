import type { endCompanyTicket as route } from '@takst/contract/company-tickets/end-company-ticket.contract.ts';
import type { Outcome } from '@takst/contract/route.ts';
import { isEndDateOffered } from '@takst/domain/company-tickets/date-choices.rules.ts';
import { findDateSettings } from '#agreements/agreements.public.ts';
import type { Change, ChangePath } from '#changes/change-path.ts';
import { companyTicketStore } from '#company-tickets/company-ticket.store.ts';
import { dateTerms } from '#company-tickets/date-terms.ts';
import type { Call } from '#http/call.ts';
import { tellHolderOfEnd } from './tell-holder.ts';
import { takeTicket, type TicketAsked } from './ticket-in-hand.ts';

export const endCompanyTicket =
  (changes: ChangePath) =>
  ({ origin, params, ...call }: Call<typeof route>): Promise<Outcome<typeof route>> =>
    changes(origin, (change) =>
      endTicket(change, { ...call, ticketId: params.id, expiryDate: params.isoDate }),
    );

/**
 * Gives an active ticket its last day, one of the end choices (domain: End choices). Within a
 * change, so that it can be done for many people too.
 */
export async function endTicket(
  change: Change,
  asked: TicketAsked & { expiryDate: Temporal.PlainDate },
): Promise<Outcome<typeof route>> {
  const ticket = await takeTicket(change.tx, asked);
  if (!ticket) return { refused: { code: 'TICKET_NOT_FOUND' } };
  if (!ticket.actions.has('end-company-ticket')) return { refused: { code: 'TICKET_NOT_ENDABLE' } };
  const { row } = ticket;
  const settings = await findDateSettings(change.tx, asked.scope, row.company_id);
  if (!isEndDateOffered(asked.expiryDate, dateTerms(asked, settings))) {
    return { refused: { code: 'END_DATE_NOT_OFFERED' } };
  }
  await companyTicketStore(change.tx, asked.scope).setExpiry(row.id, asked.expiryDate);
  await change.record({
    companyId: row.company_id,
    kind: 'end-company-ticket',
    subject: { type: 'company-ticket', id: row.id },
    personKey: row.person_key,
    before: { expirationDate: null },
    after: { expirationDate: asked.expiryDate },
  });
  await tellHolderOfEnd(change, { tenant: asked.scope.tenant, row }, asked.expiryDate);
  return { reply: { id: row.id } };
}
