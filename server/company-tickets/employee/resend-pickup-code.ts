import { resendPickupCode as route } from '@takst/contract/company-tickets/employee/resend-pickup-code.contract.ts';
import type { Outcome } from '@takst/contract/route.ts';
import { nextPickupCodeAt } from '@takst/domain/tickets/pickup-code.rules.ts';
import type { Change, ChangePath } from '#changes/change-path.ts';
import {
  type AnnounceTicket,
  ticketStore,
  recipientOf,
  lockTicket,
  type TicketRequest,
} from '#tickets/tickets.public.ts';
import { serveChange } from '#changes/serve-change.ts';

export const resendPickupCode = (changes: ChangePath, announce: AnnounceTicket) =>
  serveChange(route, changes, (change, { params, ...call }) =>
    resendCode({ ...change, announce }, { ...call, ticketId: params.id }),
  );

/**
 * Sends the same code again. Takes a running change, so that changes for many can use it too. The time
 * of the last SMS is stored with the ticket: of two concurrent calls, one sends.
 */
export async function resendCode(
  change: Change & { announce: AnnounceTicket },
  request: TicketRequest,
): Promise<Outcome<typeof route>> {
  const ticket = await lockTicket(change.tx, request);
  if (!ticket) return { refused: { code: 'TICKET_NOT_FOUND' } };
  const { row, actions } = ticket;
  if (!actions.has('resend-pickup-code') || row.pickup_code === null) {
    return { refused: { code: 'NO_PICKUP_CODE' } };
  }
  const nextAt = nextPickupCodeAt(row.code_sent_at ?? row.ordered_at);
  if (Temporal.Instant.compare(request.now, nextAt) < 0) {
    return { refused: { code: 'PICKUP_CODE_JUST_SENT', nextAt } };
  }
  await ticketStore(change.tx, request.scope).setCodeSentAt(row.id, request.now);
  await change.record({
    companyId: row.company_id,
    kind: 'resend-pickup-code',
    subject: { type: 'company-ticket', id: row.id },
    about: { holderId: row.subscriber_id, ticketId: row.id },
    before: null,
    after: null,
  });
  await change.announce(change, {
    ...recipientOf(row, request.scope.tenant),
    reason: 'code-again',
    ticketId: row.id,
    startDate: row.start_date,
    pickupCode: row.pickup_code,
  });
  return { reply: { id: row.id } };
}
