import type { resendPickupCode as route } from '@takst/contract/company-tickets/resend-pickup-code.contract.ts';
import type { Outcome } from '@takst/contract/route.ts';
import { nextPickupCodeAt } from '@takst/domain/company-tickets/pickup-code.rules.ts';
import type { Change, ChangePath } from '#changes/change-path.ts';
import type { AnnounceTicket } from '#company-tickets/announce-ticket.ts';
import { companyTicketStore } from '#company-tickets/company-ticket.store.ts';
import type { Call } from '#http/call.ts';
import { holderOf } from './announced.ts';
import { takeTicket, type TicketAsked } from './ticket-in-hand.ts';

export const resendPickupCode =
  (changes: ChangePath, announce: AnnounceTicket) =>
  ({ origin, params, ...call }: Call<typeof route>): Promise<Outcome<typeof route>> =>
    changes(origin, (change) =>
      resendCode({ ...change, announce }, { ...call, ticketId: params.id }),
    );

/**
 * Sends the same code once more. Within a change, so that it can be done for many people too. The
 * time of the last SMS is kept with the ticket: of two presses at once, one is sent.
 */
export async function resendCode(
  change: Change & { announce: AnnounceTicket },
  asked: TicketAsked,
): Promise<Outcome<typeof route>> {
  const ticket = await takeTicket(change.tx, asked);
  if (!ticket) return { refused: { code: 'TICKET_NOT_FOUND' } };
  const { row, actions } = ticket;
  if (!actions.has('resend-pickup-code') || row.pickup_code === null) {
    return { refused: { code: 'NO_PICKUP_CODE' } };
  }
  const nextAt = nextPickupCodeAt(row.code_sent_at ?? row.ordered_at);
  if (Temporal.Instant.compare(asked.now, nextAt) < 0) {
    return { refused: { code: 'PICKUP_CODE_JUST_SENT', nextAt } };
  }
  await companyTicketStore(change.tx, asked.scope).noteCodeSent(row.id, asked.now);
  await change.record({
    companyId: row.company_id,
    kind: 'resend-pickup-code',
    subject: { type: 'company-ticket', id: row.id },
    personKey: row.person_key,
    before: null,
    after: null,
  });
  await change.announce(change, {
    ...holderOf(row, asked.scope.tenant),
    reason: 'code-again',
    ticketId: row.id,
    startDate: row.start_date,
    pickupCode: row.pickup_code,
  });
  return { reply: { id: row.id } };
}
