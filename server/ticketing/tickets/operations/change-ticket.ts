import type { Change } from '#platform/changes/change-path.ts';
import type { Tickets } from './make-tickets.ts';
import type { TicketOperation } from './ticket-operation.ts';
import type { Reach } from '../ticket/ticket.query.ts';

/** What a change of one ticket is about. */
export type TicketRequest = Reach & {
  readonly ticketId: number;
  readonly today: Temporal.PlainDate;
  readonly now: Temporal.Instant;
};

/** Does one operation to one ticket: takes it, decides and saves. */
export const changeTicket =
  <Input, Accepted, Refusal extends { code: string }>(
    tickets: Pick<Tickets, 'lock'>,
    operation: TicketOperation<Input, Accepted, Refusal>,
  ) =>
  async (change: Change, { ticketId, ...request }: TicketRequest, input: Input) => {
    const [ticket] = await tickets.lock(change.tx, { ...request, ids: [ticketId] });
    if (!ticket) return { refused: { code: 'TICKET_NOT_FOUND' as const } };
    const decision = operation.decide(ticket, input);
    if ('refused' in decision) return decision;
    const refusals = await operation.findRefusals?.(change.tx, [decision.accepted]);
    const refused = refusals?.get(ticketId);
    if (refused) return { refused };
    const { tenant } = request.scope;
    await operation.save(change, [decision.accepted], { tenant, now: request.now });
    return { reply: { id: ticketId } };
  };
