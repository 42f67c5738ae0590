import { resendTicket as route } from '@takst/contract/company-tickets/employee/resend-ticket.contract.ts';
import type { Outcome } from '@takst/contract/route.ts';
import { immediateContinuation } from '@takst/domain/tickets/continued-ticket.rules.ts';
import type { Change, ChangePath } from '#changes/change-path.ts';
import {
  type AnnounceTicket,
  continueTicket,
  productOf,
  lockTicket,
  type TicketRequest,
} from '#tickets/tickets.public.ts';
import { serveChange } from '#changes/serve-change.ts';

/** Replaces a ticket by one with a new code, for a holder with a new phone; the old one ends at once. */
export const resendTicket = (changes: ChangePath, announce: AnnounceTicket) =>
  serveChange(route, changes, (change, { params, ...call }) =>
    resend({ ...change, announce }, { ...call, ticketId: params.id }),
  );

async function resend(
  change: Change & { announce: AnnounceTicket },
  request: TicketRequest,
): Promise<Outcome<typeof route>> {
  const ticket = await lockTicket(change.tx, request);
  if (!ticket) return { refused: { code: 'TICKET_NOT_FOUND' } };
  const { row, actions } = ticket;
  if (!actions.has('resend-ticket')) return { refused: { code: 'TICKET_NOT_RESENDABLE' } };
  const continued = {
    ...immediateContinuation({ startDate: row.start_date }, request.today),
    kind: 'resend-ticket',
    reason: 'new-ticket',
    product: productOf(row),
  } as const;
  return { reply: await continueTicket(change, { ...request, row }, continued) };
}
