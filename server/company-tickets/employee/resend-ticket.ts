import type { resendTicket as route } from '@takst/contract/company-tickets/resend-ticket.contract.ts';
import type { Outcome } from '@takst/contract/route.ts';
import { continuedAtOnce } from '@takst/domain/company-tickets/continued-ticket.rules.ts';
import type { Change, ChangePath } from '#changes/change-path.ts';
import type { AnnounceTicket } from '#company-tickets/announce-ticket.ts';
import type { Call } from '#http/call.ts';
import { continueTicket, productOf } from './continue-ticket.ts';
import { takeTicket, type TicketAsked } from './ticket-in-hand.ts';

/** A new ticket with a new code for somebody whose phone is new; the old one ends at once. */
export const resendTicket =
  (changes: ChangePath, announce: AnnounceTicket) =>
  ({ origin, params, ...call }: Call<typeof route>): Promise<Outcome<typeof route>> =>
    changes(origin, (change) => resend({ ...change, announce }, { ...call, ticketId: params.id }));

async function resend(
  change: Change & { announce: AnnounceTicket },
  asked: TicketAsked,
): Promise<Outcome<typeof route>> {
  const ticket = await takeTicket(change.tx, asked);
  if (!ticket) return { refused: { code: 'TICKET_NOT_FOUND' } };
  const { row, actions } = ticket;
  if (!actions.has('resend-ticket')) return { refused: { code: 'TICKET_NOT_RESENDABLE' } };
  const continued = {
    ...continuedAtOnce({ startDate: row.start_date }, asked.today),
    kind: 'resend-ticket',
    reason: 'new-ticket',
    product: productOf(row),
  } as const;
  return { reply: await continueTicket(change, { ...asked, row }, continued) };
}
