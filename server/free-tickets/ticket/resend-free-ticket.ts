import { resendFreeTicket as route } from '@takst/contract/free-tickets/ticket/resend-free-ticket.contract.ts';
import { immediateContinuation } from '@takst/domain/tickets/continued-ticket.rules.ts';
import type { ChangePath } from '#changes/change-path.ts';
import { serveChange } from '#changes/serve-change.ts';
import { productOf, ruledTicket, type Tickets } from '#tickets/tickets.public.ts';
import { freeServices as services } from './free-services.ts';

/** Replaces a ticket that a phone has by one with a new code; the old one ends at once (spec 3 §4). */
export const resendFreeTicket = (changes: ChangePath, tickets: Tickets) =>
  serveChange(route, changes, async (change, { scope, params, today, now }) => {
    const [ticket] = await tickets.take(change.tx, { scope, services, ids: [params.id], today });
    if (!ticket) return { refused: { code: 'TICKET_NOT_FOUND' } };
    const { row, rules } = ticket;
    if (!rules.actions(ruledTicket(row, today)).has('resend-ticket')) {
      return { refused: { code: 'TICKET_NOT_RESENDABLE' } };
    }
    const continued = {
      ...immediateContinuation({ startDate: row.start_date }, today),
      kind: 'resend-ticket',
      row,
      product: productOf(row),
    } as const;
    const [made] = await tickets.continue(change, [continued], { tenant: scope.tenant, now });
    if (!made) throw new Error('a ticket was not continued');
    return { reply: { id: made.id } };
  });
