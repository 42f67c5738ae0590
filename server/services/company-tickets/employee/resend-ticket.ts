import { resendTicket as route } from '@takst/contract/services/company-tickets/employee/resend-ticket.contract.ts';
import { immediateContinuation } from '@takst/domain/ticketing/tickets/continued-ticket.rules.ts';
import { subscriberServiceIds as services } from '@takst/domain/platform/access/ticket-service-id.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { continueOne } from '#services/company-tickets/employee/continue-one.ts';
import { productOf, ruledTicket, type Tickets } from '#ticketing/tickets/tickets.public.ts';

/** Replaces a ticket by one with a new code, for a holder with a new phone; the old one ends at once. */
export const resendTicket = (changes: ChangePath, tickets: Tickets) =>
  serveChange(route, changes, async (change, call) => {
    const { scope, params, today } = call;
    const [ticket] = await tickets.lock(change.tx, { scope, services, ids: [params.id], today });
    if (!ticket) return { refused: { code: 'TICKET_NOT_FOUND' } };
    const { row, rules } = ticket;
    if (!rules.actions(ruledTicket(row, today)).has('resend-ticket'))
      return { refused: { code: 'TICKET_NOT_RESENDABLE' } };
    const continued = {
      ...immediateContinuation({ startDate: row.start_date }, today),
      kind: 'resend-ticket',
      row,
      product: productOf(row),
    } as const;
    return { reply: await continueOne({ change, tickets }, continued, call) };
  });
