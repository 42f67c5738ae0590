import { cancelPendingTicket as route } from '@takst/contract/company-tickets/employee/cancel-pending-ticket.contract.ts';
import type { ChangePath } from '#changes/change-path.ts';
import { ticketStore, notifyHolderOfCancellation, lockTicket } from '#tickets/tickets.public.ts';
import { serveChange } from '#changes/serve-change.ts';

/** Cancels a ticket before its first day: it is never valid and never invoiced. */
export const cancelPendingTicket = (changes: ChangePath) =>
  serveChange(route, changes, async (change, { scope, today, now, params }) => {
    const ticket = await lockTicket(change.tx, { scope, today, now, ticketId: params.id });
    if (!ticket) return { refused: { code: 'TICKET_NOT_FOUND' } };
    if (!ticket.actions.has('cancel-pending-ticket')) {
      return { refused: { code: 'TICKET_NOT_PENDING' } };
    }
    const { row } = ticket;
    await ticketStore(change.tx, scope).cancel(row.id, now);
    await change.record({
      companyId: row.company_id,
      kind: 'cancel-pending-ticket',
      subject: { type: 'company-ticket', id: row.id },
      about: { holderId: row.subscriber_id, ticketId: row.id },
      before: { cancelled: false },
      after: { cancelled: true },
    });
    await notifyHolderOfCancellation(change, { tenant: scope.tenant, row });
    return { reply: { id: row.id } };
  });
