import { immediateContinuation } from '@takst/domain/ticketing/tickets/continued-ticket.rules.ts';
import type { RuledTicket } from '@takst/domain/ticketing/tickets/ticket-rules.ts';
import type { TicketServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';
import type { Change } from '#platform/changes/change-path.ts';
import { productOf } from './continue-tickets.ts';
import type { Tickets } from './make-tickets.ts';
import type { LockedTicket } from './lock-tickets.ts';
import { ruledTicket } from '../ticket/ticket-facts.ts';
import type { RulesByService } from '../ticket/ticket-service.ts';
import type { Reach } from '../ticket/ticket.query.ts';

type ResendRequest<Id extends TicketServiceId> = Reach<Id> & {
  readonly ticketId: number;
  readonly today: Temporal.PlainDate;
  readonly now: Temporal.Instant;
};

/** Replaces a ticket that a phone has by one with a new code; the old one ends at once (spec 3 §4). */
export const resendTicket =
  (tickets: Pick<Tickets, 'lock' | 'continue'>) =>
  async <Id extends TicketServiceId>(
    change: Change,
    { ticketId, now, ...reach }: ResendRequest<Id>,
    mayResend: (lockedTicket: LockedTicket<RulesByService[Id]>, ticket: RuledTicket) => boolean,
  ) => {
    const [ticket] = await tickets.lock(change.tx, { ...reach, ids: [ticketId] });
    if (!ticket) return { refused: { code: 'TICKET_NOT_FOUND' as const } };
    const { row } = ticket;
    if (!mayResend(ticket, ruledTicket(row, reach.today))) {
      return { refused: { code: 'TICKET_NOT_RESENDABLE' as const } };
    }
    const continued = {
      ...immediateContinuation({ startDate: row.start_date }, reach.today),
      kind: 'resend-ticket',
      row,
      product: productOf(row),
    } as const;
    const [newTicket] = await tickets.continue(change, [continued], {
      tenant: reach.scope.tenant,
      now,
    });
    if (!newTicket) throw new Error('a ticket was not continued');
    return { reply: { id: newTicket.id } };
  };
