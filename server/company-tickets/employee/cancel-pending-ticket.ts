import type { cancelPendingTicket as route } from '@takst/contract/company-tickets/cancel-pending-ticket.contract.ts';
import type { Outcome } from '@takst/contract/route.ts';
import type { Change, ChangePath } from '#changes/change-path.ts';
import { companyTicketStore } from '#company-tickets/company-ticket.store.ts';
import type { Call } from '#http/call.ts';
import { notifyHolderOfCancellation } from './notify-holder.ts';
import { lockTicket, type TicketRequest } from './ticket-in-hand.ts';

/** Cancels a ticket before its first day: it is never valid and never invoiced. */
export const cancelPendingTicket =
  (changes: ChangePath) =>
  ({ origin, params, ...call }: Call<typeof route>): Promise<Outcome<typeof route>> =>
    changes(origin, (change) => cancelTicket(change, { ...call, ticketId: params.id }));

async function cancelTicket(
  change: Change,
  request: TicketRequest,
): Promise<Outcome<typeof route>> {
  const ticket = await lockTicket(change.tx, request);
  if (!ticket) return { refused: { code: 'TICKET_NOT_FOUND' } };
  if (!ticket.actions.has('cancel-pending-ticket')) {
    return { refused: { code: 'TICKET_NOT_PENDING' } };
  }
  const { row } = ticket;
  await companyTicketStore(change.tx, request.scope).cancel(row.id, request.now);
  await change.record({
    companyId: row.company_id,
    kind: 'cancel-pending-ticket',
    subject: { type: 'company-ticket', id: row.id },
    personKey: row.person_key,
    before: { cancelled: false },
    after: { cancelled: true },
  });
  await notifyHolderOfCancellation(change, { tenant: request.scope.tenant, row });
  return { reply: { id: row.id } };
}
